import { useLingui } from '@lingui/react/macro';
import { Button } from '@muddat/ui/button';
import { Plus } from '@muddat/ui/icons';
import { useState } from 'react';
import { AddCard } from '../../domain/card/add-card.tsx';

/** Adds a card without leaving the checkout, and then selects it. */
export function NewCard({ onAdded }: { onAdded: (cardId: string) => void }) {
  const { t } = useLingui();
  const [adding, setAdding] = useState(false);
  const end = () => setAdding(false);
  if (adding) {
    return (
      <AddCard
        onCancel={end}
        onAdded={({ entity_id: id }) => {
          end();
          onAdded(id);
        }}
      />
    );
  }
  return (
    <Button variant="secondary" size="s" icon={<Plus size={20} />} onClick={() => setAdding(true)}>
      {t({ message: 'Добавить карту', comment: 'Button: adds a bank card' })}
    </Button>
  );
}

import { LinguiContext, Trans, type TransProps, useLingui } from '@lingui/react';
import { useContext } from 'react';

/**
 * Lingui's hook and component for a package with texts of its own. Without a provider, or without the texts of the package in it, they throw an
 * error that says what to write. `@muddat/ui` and `@muddat/forms` are built with them in place of `@lingui/react`.
 * `packageName` is also the key that the package adds to its messages.
 */
export function createLingui(packageName: string): { useLingui: typeof useLingui; Trans: typeof Trans } {
  function useCheckedLingui() {
    const context = useContext(LinguiContext);
    if (context === null) throw new Error(`${packageName} needs a KitProvider around the application. ${whatToWrite(packageName)}`);
    if (!(packageName in context.i18n.messages)) {
      throw new Error(`The provider around the application has no texts of ${packageName}. ${whatToWrite(packageName)}`);
    }
    return context;
  }
  function CheckedTrans(props: TransProps) {
    useCheckedLingui();
    return <Trans {...props} />;
  }
  return { useLingui: useCheckedLingui, Trans: CheckedTrans };
}

const whatToWrite = (packageName: string) =>
  `Write once, where the application starts:

  import { KitProvider } from '@muddat/ui/provider';
  import { ru } from '${packageName}/languages/ru';

  <KitProvider language={ru}>…</KitProvider>

An application with an I18nProvider of its own merges \`ru.messages\` into its Lingui instance. If all this is there, two copies of Lingui are
installed: look at \`npm ls @lingui/react\`.`;

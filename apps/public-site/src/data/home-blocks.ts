import * as v from 'valibot';

/*
 * The builder's blocks as this site draws them: each schema takes of a block only what is shown, so that the page carries no more.
 * Texts are plain text. Addresses are paths of the portal without the locale, or absolute ones.
 */
const link = v.object({ label: v.string(), href: v.string() });
const figure = v.object({ id: v.string(), shown: v.string(), label: v.string() });
const whole = v.pipe(v.number(), v.integer());

const hero = v.object({
  type: v.literal('hero'),
  headline: v.string(),
  lead: v.string(),
  cta: link,
  secondary: v.optional(link),
  facts: v.array(figure),
});
const figures = v.object({ type: v.literal('figures'), title: v.string(), items: v.array(figure) });
const calculator = v.object({
  type: v.literal('calculator'),
  title: v.string(),
  /** So'm. */
  price: v.object({ min: whole, max: whole }),
  example: v.object({ price: whole, months: whole }),
  terms: v.pipe(v.array(v.object({ months: whole, markup_bp: whole })), v.minLength(1)),
  note: v.string(),
});
const partners = v.object({ type: v.literal('partners'), title: v.string() });
const steps = v.object({ type: v.literal('steps'), title: v.string(), items: v.array(v.object({ title: v.string(), text: v.string() })) });
const benefits = v.object({
  type: v.literal('benefits'),
  title: v.string(),
  items: v.array(v.object({ icon: v.string(), title: v.string(), text: v.string() })),
});
const comparison = v.object({
  type: v.literal('comparison'),
  title: v.string(),
  columns: v.pipe(v.array(v.string()), v.minLength(2)),
  rows: v.array(v.object({ label: v.string(), cells: v.array(v.string()) })),
  note: v.string(),
});
const faq = v.object({
  type: v.literal('faq'),
  title: v.string(),
  items: v.array(v.object({ id: v.string(), question: v.string(), answer: v.string() })),
});
const text = v.object({ type: v.literal('text'), title: v.string(), paragraphs: v.array(v.string()) });
const contact = v.object({ type: v.literal('contact'), title: v.string(), text: v.string(), phone: v.string(), hours: v.string() });

const block = v.variant('type', [hero, figures, calculator, partners, steps, benefits, comparison, faq, text, contact]);
export type HomeBlock = v.InferOutput<typeof block>;
export type BlockOf<Type extends HomeBlock['type']> = Extract<HomeBlock, { type: Type }>;

/** The blocks that can be drawn, in their order. The builder may have kinds that this build does not know yet: they are left out. */
export function parseBlocks(blocks: readonly unknown[]): HomeBlock[] {
  return blocks.flatMap((raw) => {
    const parsed = v.safeParse(block, raw);
    return parsed.success ? [parsed.output] : [];
  });
}

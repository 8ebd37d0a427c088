import { expect, test } from 'vitest';
import { createRuleSelection } from './used-rules.ts';

const HTML = '<html lang="ru"><body class="page wide"><h1 class="title">a</h1></body></html>';

test.each([
  ['a rule of a class in the document', '.title{color:red}', '.title{color:red}'],
  ['no rule of another class', '.other{color:red}', ''],
  ['a rule without classes', 'h1,[data-theme=dark]{color:red}', 'h1,[data-theme=dark]{color:red}'],
  ['a rule if one selector of a list can match', '.other,.title{color:red}', '.other,.title{color:red}'],
  ['no rule that needs a class which is missing', '.page .other,.title.other{color:red}', ''],
  ['states and parts of an element', '.title:hover::before{color:red}', '.title:hover::before{color:red}'],
  ['a rule for elements without a class', '.title:not(.other,:has(.more)){color:red}', '.title:not(.other,:has(.more)){color:red}'],
  ['a rule for one of several classes', ':is(.other,.title) b{color:red}', ':is(.other,.title) b{color:red}'],
  ['a rule whose attribute has a dot', '[href$=".pdf"] .title{top:0}', '[href$=".pdf"] .title{top:0}'],
  [
    'a rule with functions inside functions',
    '.title:not(:is(.other,:has(:is(.w)))){top:0}',
    '.title:not(:is(.other,:has(:is(.w)))){top:0}',
  ],
  ['a rule with an escaped class', '.a\\:b{top:0}', '.a\\:b{top:0}'],
  ['a rule with brackets in a string', '.other:has(>[src="a)b"]),.c[src="]"]{top:0}', '.other:has(>[src="a)b"]),.c[src="]"]{top:0}'],
  ['a rule with rules inside', '.other{.title &{top:0}}', '.other{.title &{top:0}}'],
  [
    'blocks with the rules that are left',
    '@layer kit{@media (hover:hover){.title{top:0}.other{top:1px}}.other{top:0}}',
    '@layer kit{@media (hover:hover){.title{top:0}}}',
  ],
  ['no empty blocks', '@media print{.other{top:0}}', ''],
  ['statements, with the order of layers', '@layer reset,kit;.other{top:0}', '@layer reset,kit;'],
  [
    'fonts, animations and properties',
    '@font-face{font-family:A}@keyframes _a{0%{top:0}}@property --b{syntax:"*";inherits:false}',
    '@font-face{font-family:A}@keyframes _a{0%{top:0}}@property --b{syntax:"*";inherits:false}',
  ],
  ['figures that are no classes', '.title{margin:-.5em;width:calc(1px*.25)}', '.title{margin:-.5em;width:calc(1px*.25)}'],
])('a document has %s', (_what, sheet, rules) => {
  expect(createRuleSelection(sheet)(HTML)).toBe(rules);
});

test('a document keeps the order of the rules', () => {
  expect(createRuleSelection('.wide{top:0}.other{top:0}.title{top:1px}.page{top:2px}')(HTML)).toBe(
    '.wide{top:0}.title{top:1px}.page{top:2px}',
  );
});

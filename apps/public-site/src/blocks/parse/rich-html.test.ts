import { expect, test } from 'vitest';
import { cleanHtml } from './rich-html.ts';

test.each([
  ['<p>Да <strong>нет</strong></p>', '<p>Да <strong>нет</strong></p>'],
  ['<h1>Да</h1>', 'Да'],
  ['<p onclick="x()" style="color:red" class="y" id="main">Да</p>', '<p>Да</p>'],
  ['<script>x()</script>Да', 'Да'],
  ['<style>p{}</style>Да', 'Да'],
  ['<img src="x" onerror="x()">Да', 'Да'],
  ['<iframe src="https://evil.example"></iframe>Да', 'Да'],
  ['<form action="/x"><input name="p"><button>Да</button></form>', 'Да'],
  ['<svg><script>x()</script></svg>Да', 'Да'],
  ['<a href="javascript:x()">Да</a>', '<a>Да</a>'],
  ['<a href=" jav&#x09;ascript:x()">Да</a>', '<a>Да</a>'],
  ['<a href="data:text/html,x">Да</a>', '<a>Да</a>'],
  ['<a href="/installment-terms">Да</a>', '<a href="/ru/installment-terms">Да</a>'],
  ['<a href="/nowhere">Да</a>', '<a>Да</a>'],
  ['<a href="//evil.example">Да</a>', '<a>Да</a>'],
  ['<a href="https://gov.uz" target="_top">Да</a>', '<a href="https://gov.uz" rel="noopener noreferrer">Да</a>'],
  ['<a href="tel:+998712000000">Да</a>', '<a href="tel:+998712000000">Да</a>'],
  ['<table><tr><td colspan="2" width="9">1</td></tr></table>', '<table><tr><td colspan="2">1</td></tr></table>'],
  ['<p>Да', '<p>Да</p>'],
  ['<!-- x --><p>Да</p>', '<p>Да</p>'],
])('%j stands in the page as %s', (html, expected) => {
  expect(cleanHtml(html, 'ru')).toBe(expected);
});

test.each([
  '<math><mtext><table><mglyph><style><img src=x onerror=x()>',
  '<noscript><p title="</noscript><img src=x onerror=x()>">',
  '<<script>script>x()<</script>/script>',
  '<p><svg/onload=x()>',
  '</p></div></body><script>x()</script>',
])('nothing runs of %j', (html) => {
  expect(cleanHtml(html, 'ru')).not.toMatch(/<(?!\/?(?:p|table)>)/);
});

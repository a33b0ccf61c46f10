import { zipOf } from '../zip.mjs';

const MB = 1024 * 1024;
const NAMESPACE = 'http://www.portalfiscal.inf.br/nfe';
const inNfe = (inside, attributes = '') => `<NFe xmlns="${NAMESPACE}"${attributes}>${inside}</NFe>`;
const laughs = Array.from({ length: 9 }, (_, n) => `<!ENTITY l${n + 1} "${`&l${n || ''};`.repeat(10)}">`).join('');
const numbered = (count) => Array.from({ length: count }, (_, i) => ` a${i}=""`).join('');
const bomb = (size, declared) => zipOf([{ name: 'nota.xml', content: Buffer.alloc(size), declared }]);

/**
 * Files that were made to break a reader of invoices, each with the sentence of its refusal. Contents are functions: some
 * have megabytes. JavaScript: `npm run soak` and `npm run bench` use them too.
 */
export const HOSTILE_INVOICES = [
  {
    what: 'a billion laughs',
    content: () => `<?xml version="1.0"?><!DOCTYPE l [<!ENTITY l "l">${laughs}]>${inNfe('&l9;')}`,
    sentence: /DOCTYPE/,
  },
  {
    what: '2 MB of entities',
    content: () => `<!DOCTYPE l [${'<!ENTITY a "aaaaaaaaaaaa">'.repeat(75_000)}]>${inNfe('&a;')}`,
    sentence: /DOCTYPE/,
  },
  {
    what: 'an external entity',
    content: () => `<?xml version="1.0"?><!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]>${inNfe('&e;')}`,
    sentence: /DOCTYPE/,
  },
  { what: 'an XML of more than 2 MB', content: () => inNfe(' '.repeat(2 * MB)), sentence: /mais de 2 MB/ },
  { what: 'more than 8 MB', content: () => Buffer.alloc(8 * MB + 1), sentence: /mais de 8 MB/ },
  { what: '600,000 levels', content: () => '<a>'.repeat(600_000), sentence: /elementos, atributos ou níveis demais/ },
  {
    what: 'levels beyond an NF-e',
    content: () => inNfe('<a>'.repeat(70_000)),
    sentence: /elementos, atributos ou níveis demais/,
  },
  {
    what: 'elements beyond an NF-e',
    content: () => inNfe('<a/>'.repeat(81_000)),
    sentence: /elementos, atributos ou níveis demais/,
  },
  {
    what: 'attributes beyond an NF-e',
    content: () => inNfe('', numbered(150_000)),
    sentence: /elementos, atributos ou níveis demais/,
  },
  { what: 'a zip bomb', content: () => bomb(200 * MB), sentence: /grandes demais/ },
  { what: 'a zip bomb that hides its size', content: () => bomb(50 * MB, 10), sentence: /grandes demais/ },
  {
    what: 'a path out of the zip, behind a bomb',
    content: () =>
      zipOf([
        { name: 'nota.xml', content: Buffer.alloc(200 * MB) },
        { name: 'a/../../nota.xml', content: inNfe('') },
      ]),
    sentence: /caminho para fora/,
  },
];

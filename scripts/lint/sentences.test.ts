import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const ROOT = path.resolve(__dirname, '../..');

/** Shorter ones ('Sim.') are words, not rules. */
const LEAST = 15;

/** A sentence for the user has words and ends as one. Labels and titles do not: two screens may name a field alike. */
const isSentence = (text: string): boolean => text.length >= LEAST && /\S \S/.test(text) && /[.!?]$/.test(text);

/** The sentences of a source file; '…' is what a template fills in. */
function sentencesOf(name: string, source: string): string[] {
  const kind = name.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node)) found.push(node.text);
    else if (ts.isJsxText(node)) found.push(node.text.trim().replace(/\s+/g, ' '));
    else if (ts.isTemplateExpression(node))
      found.push([node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('…'));
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(name, source, ts.ScriptTarget.Latest, false, kind));
  return found.filter(isSentence);
}

/** Files of the product, without tests and the data of tests and of the demonstration. */
function productFiles(): string[] {
  const { stdout } = spawnSync('git', ['ls-files', 'shared', 'shell', 'mf-*', 'api'], { cwd: ROOT, encoding: 'utf8' });
  return stdout
    .split('\n')
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\/(teste|testing|demonstracao)\//.test(file))
    .filter((file) => fs.existsSync(path.join(ROOT, file)));
}

test('a sentence is found in a string, a template and a text of JSX', () => {
  const source =
    'const a = ["Informe a nota.", `Falta ${n} de ${nome} ainda.`, <p>Nada foi\n  aceito aqui.</p>, "Nome do lote"];';
  expect(sentencesOf('a.tsx', source)).toEqual(['Informe a nota.', 'Falta … de … ainda.', 'Nada foi aceito aqui.']);
});

/** The places of each sentence. */
function placesOf(files: string[]): Map<string, string[]> {
  const places = new Map<string, string[]>();
  for (const file of files)
    for (const sentence of sentencesOf(file, fs.readFileSync(path.join(ROOT, file), 'utf8')))
      places.set(sentence, [...(places.get(sentence) ?? []), file]);
  return places;
}

test('no sentence is written in two workspaces, or in two files of shared: it belongs to a rule of shared/src/regras', () => {
  const files = productFiles();
  expect(files.length).toBeGreaterThan(500);
  const room = (file: string): string => (file.startsWith('shared/') ? file : (file.split('/')[0] ?? ''));
  const twice = [...placesOf(files)].filter(([, where]) => new Set(where.map(room)).size > 1);
  expect(Object.fromEntries(twice)).toEqual({});
});

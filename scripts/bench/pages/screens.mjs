import fs from 'node:fs';
import path from 'node:path';
import { tsImport } from 'tsx/esm/api';
import { AREAS, ROOT } from '../../build/areas.mjs';

/** Reports that are measured: a list of all records, and the page of one record. */
const REPORTS = [
  { tipo: 'produtos', id: () => 'false' },
  { tipo: 'estoque', id: ({ stock }) => stock },
];

/**
 * Every screen behind the login, with an address that shows data: the home, the shell's own and those of every area.
 * @param {{ read: (route: string) => Promise<any>, user: { estoques: { id: number, unidadeEducacional: { id: number,
 *   nome: string } }[] } }} session
 * @returns {Promise<string[]>} addresses without the origin
 */
export async function screensOf(session) {
  const records = await recordsOf(session);
  const { AREA_DO_SHELL } = await tsImport('../../../shell/src/proprias/area.ts', import.meta.url);
  const areas = AREAS.map((area) => JSON.parse(fs.readFileSync(path.join(ROOT, area, 'area.json'), 'utf8')));
  return [
    '/home',
    ...[AREA_DO_SHELL, ...areas].flatMap(({ telas }) => telas.flatMap(({ caminho }) => addressesOf(caminho, records))),
  ];
}

/** A unit with five years of history (the demonstration's own are new), and records of it. */
async function recordsOf({ read, user }) {
  const { id: stock, unidadeEducacional: unit } = user.estoques.find(({ unidadeEducacional }) =>
    unidadeEducacional.nome.startsWith('ESCOLA MUNICIPAL Nº '),
  );
  const [acquisition] = await read('aquisicoes');
  const [meal] = await read(`refeicoes?unidade=${unit.id}`);
  const [line] = await read(`estoques/${stock}/produtos-estoque?comSaldo=true`);
  return { stock, unit: unit.id, acquisition: acquisition.id, meal: meal.id, lot: line.produtoLote.id };
}

/** Screens of one unit or of lots take them from the query; others ignore them. */
function addressesOf(caminho, records) {
  if (caminho.includes(':tipo')) return REPORTS.map(({ tipo, id }) => `/relatorio/${tipo}/${id(records)}`);
  const address = caminho
    .replace(':idAquisicao', records.acquisition)
    .replace(':idRefeicao', records.meal)
    .replace(':estoque', records.stock);
  if (address.includes(':')) throw new Error(`The bench has no record for ${caminho}.`);
  return [`${address}?unidade=${records.unit}&estoque=${records.stock}&lotes=${records.lot}`];
}

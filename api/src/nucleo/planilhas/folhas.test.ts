import { describe, expect, test } from '@jest/globals';
import { writeOds } from 'hucre/ods';
import { writeXlsx } from 'hucre/xlsx';
import { zipOf } from '../../teste/zip.mjs';
import { partesDoZip } from '../zip.js';
import { lerPlanilha } from './ler.js';

async function ler(bytes: Uint8Array, folha?: string) {
  const lida = await lerPlanilha(Buffer.from(bytes), { folha });
  if ('recusa' in lida) throw new Error(lida.recusa);
  return lida;
}

const celulas = async (bytes: Uint8Array, folha?: string) => (await ler(bytes, folha)).linhas.map((l) => l.celulas);

const LIMITES = { partes: 100, porParte: 1e6, total: 1e7 };

/** The file with some of its parts changed, or named in another way. */
function alterar(bytes: Uint8Array, mudar: (nome: string, texto: string) => string, nomear = (nome: string) => nome) {
  return zipOf(
    Array.from(partesDoZip(Buffer.from(bytes), LIMITES), ({ nome, conteudo }) => ({
      name: nomear(nome),
      content: mudar(nome, conteudo.toString()),
    })),
  );
}

const FOLHAS = [
  { name: 'Notas', rows: [['rascunho']] },
  { name: 'Vazia', rows: [] },
  { name: 'Itens & Cia', rows: [['Nome'], ['ARROZ'], ['SAL'], ['CAFÉ']] },
];
const NOMES = [
  { nome: 'Notas', oculta: true },
  { nome: 'Vazia', oculta: false },
  { nome: 'Itens & Cia', oculta: false },
];

async function comFolhaOculta(estado = 'hidden') {
  return alterar(await writeXlsx({ sheets: FOLHAS }), (nome, texto) =>
    nome === 'xl/workbook.xml' ? texto.replace(/(<sheet [^>]*name="Notas")/, `$1 state="${estado}"`) : texto,
  );
}

const odsComFolhaOculta = async (mudar = (texto: string) => texto) =>
  alterar(await writeOds({ sheets: FOLHAS }), (nome, texto) =>
    nome === 'content.xml'
      ? mudar(texto)
          .replace(
            /<office:automatic-styles\/?>/,
            '<office:automatic-styles><style:style style:name="ta1" style:family="table"><style:table-properties table:display="false"/></style:style>',
          )
          .replace('table:name="Notas"', 'table:name="Notas" table:style-name="ta1"')
      : texto,
  );

describe('the sheet that is read', () => {
  test.each(['hidden', 'veryHidden'])(
    'XLSX: the first that is visible and has rows, named with the others: %s',
    async (estado) => {
      const { arquivo, linhas } = await ler(await comFolhaOculta(estado));
      expect(arquivo).toEqual({ descricao: 'Excel (XLSX)', folhas: NOMES, folha: 'Itens & Cia', avisos: [] });
      expect(linhas.map((linha) => linha.celulas)).toEqual([['Nome'], ['ARROZ'], ['SAL'], ['CAFÉ']]);
    },
  );

  test('ODS: the first that is visible and has rows, named with the others', async () => {
    const { arquivo, linhas } = await ler(await odsComFolhaOculta());
    expect(arquivo).toEqual({ descricao: 'ODS', folhas: NOMES, folha: 'Itens & Cia', avisos: [] });
    expect(linhas.map((linha) => linha.celulas)).toEqual([['Nome'], ['ARROZ'], ['SAL'], ['CAFÉ']]);
  });

  test('is the one that was chosen, also a hidden one', async () => {
    expect(await celulas(await comFolhaOculta(), 'Notas')).toEqual([['rascunho']]);
    expect(await celulas(await odsComFolhaOculta(), 'Notas')).toEqual([['rascunho']]);
    await expect(ler(await comFolhaOculta(), 'Outra')).rejects.toThrow('não tem mais a folha escolhida');
    await expect(ler(await comFolhaOculta(), 'Vazia')).rejects.toThrow('não tem nenhuma linha preenchida');
  });

  test('is the first one in a file that hides them all', async () => {
    const bytes = alterar(await writeXlsx({ sheets: FOLHAS.slice(0, 1) }), (nome, texto) =>
      nome === 'xl/workbook.xml' ? texto.replace('<sheet ', '<sheet state="hidden" ') : texto,
    );
    expect(await celulas(bytes)).toEqual([['rascunho']]);
  });
});

describe('hidden rows are read and reported', () => {
  const UMA = 'Uma linha está oculta na planilha e foi lida como as outras.';

  test('XLSX', async () => {
    const bytes = alterar(await writeXlsx({ sheets: FOLHAS.slice(2) }), (nome, texto) =>
      nome.startsWith('xl/worksheets/') ? texto.replace('<row r="3"', '<row r="3" hidden="1"') : texto,
    );
    const { arquivo, linhas } = await ler(bytes);
    expect(arquivo.avisos).toEqual([UMA]);
    expect(linhas.filter(({ oculta }) => oculta).map((linha) => linha.celulas)).toEqual([['SAL']]);
  });

  test.each(['filter', 'collapse'])('ODS: %s', async (visibilidade) => {
    const mudar = (texto: string) => {
      const posicao = texto.lastIndexOf('<table:table-row', texto.indexOf('SAL'));
      return `${texto.slice(0, posicao)}<table:table-row table:visibility="${visibilidade}"${texto.slice(posicao + '<table:table-row'.length)}`;
    };
    const { arquivo, linhas } = await ler(await odsComFolhaOculta(mudar));
    expect(arquivo.avisos).toEqual([UMA]);
    expect(linhas.filter(({ oculta }) => oculta).map((linha) => linha.celulas)).toEqual([['SAL']]);
  });
});

describe('days', () => {
  const dia = new Date(Date.UTC(2026, 8, 1, 13, 30));
  const semEpoca = async () => writeXlsx({ sheets: [{ name: 'A', rows: [['Dia'], [dia], [46266]] }] });

  test('are read with their time; a number of days stays a number', async () => {
    const { linhas, desde1904 } = await ler(await semEpoca());
    expect(linhas.slice(1).map(({ celulas: [texto], tipos }) => [texto, tipos])).toEqual([
      ['2026-09-01T13:30:00.000Z', 'd'],
      ['46266', 'n'],
    ]);
    expect(desde1904).toBeUndefined();
  });

  test('dates of a file that counts from 1904 are 1462 days later, and the result names its epoch', async () => {
    const bytes = alterar(await semEpoca(), (nome, texto) =>
      nome === 'xl/workbook.xml'
        ? texto.replace(/<workbookPr[^>]*>/, '').replace('<sheets>', '<workbookPr date1904="1"/><sheets>')
        : texto,
    );
    const { linhas, desde1904 } = await ler(bytes);
    expect(linhas[1]?.celulas).toEqual(['2030-09-02T13:30:00.000Z']);
    expect(desde1904).toBe(true);
  });
});

test('parts whose folders are separated by a backslash are found', async () => {
  const bytes = alterar(
    await writeXlsx({ sheets: FOLHAS.slice(2) }),
    (_nome, texto) => texto,
    (nome) => nome.replaceAll('/', '\\'),
  );
  expect(await celulas(bytes)).toEqual([['Nome'], ['ARROZ'], ['SAL'], ['CAFÉ']]);
});

test('tags that never end cost no more than their length', async () => {
  const bytes = zipOf([{ name: 'content.xml', content: '<table:table-row '.repeat(400_000) }]);
  expect(await lerPlanilha(bytes)).toEqual({ recusa: expect.stringContaining('danificado') });
});

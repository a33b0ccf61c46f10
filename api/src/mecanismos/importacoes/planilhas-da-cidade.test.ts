import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { EntidadeImportavel } from '@merenda/shared/contratos';
import type { FastifyInstance } from 'fastify';
import { writeXlsx } from 'hucre/xlsx';
import { partesDoZip } from '../../nucleo/zip.js';
import { criarAppDeTeste, entrarComo, type Pessoa } from '../../teste/app.js';
import { criarItem } from '../../teste/fabricas.js';
import { semearNutrientes } from '../../teste/nutricao.js';
import { frasesDe, importadorDe } from '../../teste/planilhas.js';
import { zipOf } from '../../teste/zip.mjs';

let app: FastifyInstance;
let pessoa: Pessoa;
beforeAll(async () => {
  app = await criarAppDeTeste();
  await semearNutrientes(app);
  pessoa = await entrarComo(app, { permissoes: ['PRODUTOS', 'ALIMENTOS'] });
  await criarItem(app, { nome: 'FEIJÃO CARIOCA', categoria: 'LEGUMINOSAS' });
});
afterAll(() => app.close());

const { ler, conferir } = importadorDe(() => pessoa);

/** The preview of each row of a file, with its fields. */
async function resumo(entidade: EntidadeImportavel, conteudo: string | Uint8Array) {
  const lida = await ler(entidade, conteudo);
  const conferidas = await conferir(entidade, lida);
  return {
    campos: lida.colunas.map(({ campo }) => campo),
    linhas: lida.linhas.map(({ celulas }, i) => [celulas[0], conferidas[i]?.situacao]),
    motivos: conferidas.flatMap(({ motivos }) => frasesDe(motivos)),
    avisos: conferidas.map(({ avisos }) => avisos),
    lida,
  };
}

const CAMPOS = ['nome', 'item', 'unidadeProduto', 'medidaReal', 'unidadeMedida'];
const TITULOS = ['Nome', 'Item', 'Unidade do produto', 'Medida', 'Unidade de medida'];
const produto = (nome: string) => [nome, 'FEIJÃO CARIOCA', 'Pacote', '1', 'kg'];

describe('products as towns have them', () => {
  test.each([
    [
      'a title with more commas than there are semicolons, in Windows-1252',
      Buffer.from(
        [
          [...TITULOS, 'Observação (marca, tipo, safra, origem, lote, cor, tamanho, responsável)'],
          [...produto('FEIJÃO UM'), 'ok'],
        ]
          .map((linha) => linha.join(';'))
          .join('\r\n'),
        'latin1',
      ),
      [...CAMPOS, null],
      'FEIJÃO UM',
    ],
    [
      'a line above the titles that has other separators',
      `Relação de produtos, exercício de 2026, Secretaria\r\n${TITULOS.join(';')}\r\n${produto('FEIJÃO DOIS').join(';')}`,
      CAMPOS,
      'FEIJÃO DOIS',
    ],
    [
      'a line above the titles that has no separator',
      `Relação de produtos\r\n${TITULOS.join(',')}\r\n${produto('FEIJÃO TRÊS').join(',')}`,
      CAMPOS,
      'FEIJÃO TRÊS',
    ],
  ])('%s', async (_nome, conteudo, campos, nome) => {
    expect(await resumo('produtos', conteudo)).toMatchObject({ campos, linhas: [[nome, 'NOVA']], avisos: [[]] });
  });

  test('a hidden row is reported, and is previewed like the others', async () => {
    const bytes = await writeXlsx({
      sheets: [{ name: 'Produtos', rows: [TITULOS, produto('FEIJÃO VISTO'), produto('FEIJÃO FILTRADO')] }],
    });
    const partes = partesDoZip(Buffer.from(bytes), { partes: 50, porParte: 1e6, total: 1e6 });
    const filtrada = zipOf(
      Array.from(partes, ({ nome, conteudo }) => ({
        name: nome,
        content: nome.startsWith('xl/worksheets/')
          ? conteudo.toString().replace('<row r="3"', '<row r="3" hidden="1"')
          : conteudo,
      })),
    );
    expect(await resumo('produtos', filtrada)).toMatchObject({
      campos: CAMPOS,
      linhas: [
        ['FEIJÃO VISTO', 'NOVA'],
        ['FEIJÃO FILTRADO', 'NOVA'],
      ],
      avisos: [[], ['A linha está oculta na planilha.']],
    });
  });

  test('a page with the name of a spreadsheet is refused with the way out', async () => {
    const pagina = `<html><table><tr><td>${TITULOS.join('</td><td>')}</td></tr></table></html>`;
    const { statusCode, body } = await pessoa.injetar('POST', '/importacoes/produtos/leitura', {
      nome: 'relatorio.xls',
      conteudo: Buffer.from(pagina).toString('base64'),
    });
    expect([statusCode, body]).toEqual([422, expect.stringMatching(/página da internet.*salve-o como \.xlsx/)]);
  });

  test('the sheet that the user chooses is read', async () => {
    const planilha = await writeXlsx({
      sheets: [
        { name: 'Capa', rows: [['Secretaria']] },
        { name: 'Produtos', rows: [TITULOS, produto('FEIJÃO DA FOLHA')] },
      ],
    });
    const corpo = { nome: 'a.xlsx', conteudo: Buffer.from(planilha).toString('base64'), folha: 'Produtos' };
    const lida = (await pessoa.injetar('POST', '/importacoes/produtos/leitura', corpo)).json();
    expect(lida).toMatchObject({ arquivo: { folha: 'Produtos' }, linhas: [{ celulas: produto('FEIJÃO DA FOLHA') }] });
  });
});

describe('food tables as they are published', () => {
  test('a nutrient a little below zero, as one by difference, is 0 with a notice, and the food stays', async () => {
    const tabela =
      'Número do Alimento;Descrição dos alimentos;Energia (kcal);Vitamina C (mg);Sódio (mg)\r\n9902;Peixe, cru;128,16;17,37;-0,03\r\n';
    const { linhas, motivos, avisos } = await resumo('composicao-alimentos', Buffer.from(tabela, 'latin1'));
    expect([linhas, motivos]).toEqual([[['9902', 'NOVA']], []]);
    expect(avisos).toEqual([[expect.stringMatching(/: "-0,03" arredonda para zero: entra como 0\.$/)]]);
  });

  test('a column in which 124.13 is written reads 2.588 with its point, and the user may say otherwise', async () => {
    const tabela = 'Código,Descrição,Energia,Sódio\n9901,"Arroz, cru",124.13,2.588\n9903,"Feijão, cru",77.02,5.20\n';
    const { linhas, motivos, avisos, lida } = await resumo('composicao-alimentos', tabela);
    expect(linhas.map(([, situacao]) => situacao)).toEqual(['NOVA', 'NOVA']);
    expect([motivos, avisos]).toEqual([[], [[], []]]);
    expect(lida.colunas.map(({ decimal }) => decimal)).toEqual([undefined, undefined, 'PONTO', 'PONTO']);
    const colunas = lida.colunas.map((coluna) => ({ ...coluna, decimal: 'DUVIDA' as const }));
    const [arroz] = await conferir('composicao-alimentos', { ...lida, colunas });
    expect(arroz?.avisos).toEqual([expect.stringMatching(/: "2\.588" entra como 2588: o ponto separa milhares\.$/)]);
  });
});

import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type {
  AlunosDasContas,
  IndicadorLido,
  LinhaDaRelacao,
  LinhaDoQuadroDasContas,
  PagoAoAgricultor,
  PainelDoPnae,
  Recebimento,
} from '@merenda/shared/contratos';
import { somar } from '@merenda/shared/regras';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { matriculas } from '../../banco/esquema/cadastros/matriculas.js';
import { criarAppDeTeste, entrarComo, type Pessoa } from '../../teste/app.js';
import { abrirMercado, aquisicaoVigente, corpoDoRecebimento, solicitar, type Mercado } from '../../teste/compras.js';
import { partesDoZip } from '../../nucleo/zip.js';
import { criarFornecedor } from '../../teste/fabricas.js';

let app: FastifyInstance;
let mercado: Mercado;
let gestora: Pessoa;
beforeAll(async () => {
  // Closing it checks every invariant.
  app = await criarAppDeTeste();
  mercado = await abrirMercado(app);
  // She has no unit: the accounts have the payments of all units.
  gestora = await entrarComo(app, { permissoes: ['AQUISICOES', 'CONFIGURACOES'] });
  const agricultora = await criarFornecedor(app, {
    agriculturaFamiliar: true,
    cafNumero: 'SP012026',
    cafTipo: 'FORNECEDOR_INDIVIDUAL',
    sexoDoTitular: 'FEMININO',
    gruposPrioritarios: ['QUILOMBOLA'],
  });
  await pagar({ ...mercado, fornecedor: agricultora }, '10/03/2020', 101);
  await pagar(mercado, '31/12/2020', 60.5);
  await pagar(mercado, '05/01/2021', 8.25);
  await pagar(mercado, '11/03/2020', 33, { fonteDeRecursos: 'MUNICIPIO' });
  const estornado = await pagar(mercado, '12/03/2020', 5);
  await mercado.comprador.injetar('POST', `/pagamentos/${estornado}/estorno`, { motivo: 'Engano' });
  await registrar({ tipo: 'SALDO_ANTERIOR', data: '02/01/2020', valor: 100, documento: 'saldo' });
  await registrar({ tipo: 'REPASSE', parcela: 1, data: '27/02/2020', valor: 500, documento: 'ob 1' });
});
afterAll(() => app.close());

/** A payment of an invoice of R$ 200.00; its id. */
async function pagar(de: Mercado, data: string, valor: number, daAquisicao: object = {}): Promise<number> {
  const { injetar } = de.comprador;
  const { id } = await solicitar(de, await aquisicaoVigente(de, daAquisicao), 10);
  await injetar('PUT', `/solicitacoes/${id}/receber`, corpoDoRecebimento(de, 10));
  const [recebimento] = (await injetar('GET', `/solicitacoes/${id}/produtos-recebidos`)).json<Recebimento[]>();
  const corpo = { notaFiscal: { id: recebimento?.notaFiscal?.id }, data, documento: 'ob 7', valor, retencao: 0 };
  const pago = await injetar('POST', '/pagamentos', corpo);
  if (pago.statusCode !== 201) throw new Error(pago.body);
  return pago.json<{ id: number }>().id;
}

const registrar = (recurso: object) => gestora.injetar('POST', '/recursos-pnae', { ano: 2020, ...recurso });
const contas = async <T>(folha: string, busca = ''): Promise<T> =>
  (await gestora.injetar('GET', `/recursos-pnae/contas/${folha}?ano=2020${busca}`)).json<T>();

test('income and expenses have each entry, what was paid with this money, and both balances', async () => {
  // 600.00 − 101.00 − 60.50 = 438.50; 1 February 2021 is a Monday, so that the 15th working day is the 19th.
  expect(
    (await contas<LinhaDoQuadroDasContas[]>('quadro')).map(({ linha, data, valor }) => [linha, data, valor]),
  ).toEqual([
    ['SALDO_ANTERIOR', '02/01/2020', 100],
    ['REPASSE', '27/02/2020', 500],
    ['DESPESA', null, 161.5],
    ['SALDO', '31/12/2020', 438.5],
    ['SALDO_DE_FEVEREIRO', '19/02/2021', 430.25],
  ]);
});

test('payments, family farming, income and expenses, and the panel agree to the cent', async () => {
  const painel = (await gestora.injetar('GET', '/recursos-pnae/painel?ano=2020')).json<PainelDoPnae>();
  const soma = (linhas: { valor: number }[]) => somar(linhas.map(({ valor }) => valor)).toFixed(2);
  expect(soma(await contas<LinhaDaRelacao[]>('pagamentos'))).toBe('161.50');
  expect(painel.totais.pago).toBe(161.5);
  expect(soma(await contas<PagoAoAgricultor[]>('agricultura-familiar'))).toBe('101.00');
  expect(painel.barras.find(({ codigo }) => codigo === 'AF')?.pago.valor).toBe(101);
});

test('a supplier of family farming is listed with its CAF, its group, and whether a woman holds it', async () => {
  const agricultora = { caf: 'SP012026', gruposPrioritarios: ['QUILOMBOLA'], mulherTitular: true };
  expect(await contas('agricultura-familiar')).toEqual([expect.objectContaining({ ...agricultora, notas: 1 })]);
  expect(await contas('pagamentos')).toEqual([
    expect.objectContaining(agricultora),
    expect.objectContaining({ caf: null, gruposPrioritarios: [], mulherTitular: null }),
  ]);
});

test('the students are those of the census of the year before, by stage', async () => {
  const doCenso = { unidadeEducacionalId: mercado.unidade.id, ano: 2019, origem: 'CENSO' as const };
  await app.banco.insert(matriculas).values([
    { ...doCenso, categoria: 'CRECHE', jornada: 'PARCIAL', quantidade: 15 },
    { ...doCenso, categoria: 'CRECHE', jornada: 'INTEGRAL', quantidade: 45 },
  ]);
  const alunos = await contas<AlunosDasContas[]>('alunos');
  expect(alunos).toHaveLength(6);
  expect(alunos[0]).toEqual({ censo: 2019, categoria: 'CRECHE', parcial: 15, integral: 45 });
});

test('the share of family farming is what was paid of what was transferred', async () => {
  const indicadores = await contas<IndicadorLido[]>('indicadores');
  expect(indicadores.find(({ indicador }) => indicador === 'AF')).toEqual({
    indicador: 'AF',
    valor: 20.2,
    observacao: null,
  });
  expect(indicadores.find(({ indicador }) => indicador === 'MAIOR_POR_CAF')?.valor).toBeNull();
});

const partesDe = async (busca: string) => {
  const resposta = await gestora.injetar('GET', `/recursos-pnae/contas/arquivo?ano=2020${busca}`);
  expect(resposta.headers['content-type']).toBe('application/zip');
  return [...partesDoZip(resposta.rawPayload, { partes: 100, porParte: 20_000_000, total: 50_000_000 })];
};

test('everything is one zip: each spreadsheet twice, and the paid invoices with names that sort', async () => {
  const [primeira] = await contas<LinhaDaRelacao[]>('pagamentos');
  await app.banco.execute(
    sql`insert into notas_eletronicas (nota_fiscal_id, xml) select id, '<NFe/>' from notas_fiscais where numero = ${primeira?.notaFiscal.numero}`,
  );
  const partes = await partesDe('');
  expect(partes).toHaveLength(13);
  expect(partes.at(-1)?.nome).toMatch(/^notas\/2020-03-01_NF-\d+_.+\.xml$/);
  const csv = partes.find((parte) => parte.nome === '1 Receitas e despesas.csv')?.conteudo.toString();
  expect(csv?.split('\r\n')[1]).toBe('Saldo anterior reprogramado;;02/01/2020;SALDO;100');
  // The invoice was paid in March.
  expect(await partesDe('&trimestre=2')).toHaveLength(12);
});

test('pictures of any size are in the zip, which is sent piece by piece', async () => {
  // Two paid invoices of 12 MB each.
  await app.banco.execute(
    sql`update notas_fiscais set imagem = 'data:image/png;base64,' || repeat('AAAA', 4000000) where id in (select nota_fiscal_id from pagamentos)`,
  );
  const imagens = (await partesDe('')).filter(({ nome }) => nome.endsWith('.png'));
  expect(imagens.map(({ conteudo }) => conteudo.length)).toEqual([12_000_000, 12_000_000]);
});

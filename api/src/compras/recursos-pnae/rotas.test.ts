import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { PainelDoPnae } from '@merenda/shared/contratos';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { feriados } from '../../banco/esquema/cadastros/convencoes.js';
import { fornecedores, itensProduto } from '../../banco/esquema/cadastros/catalogo.js';
import { regrasPnae } from '../../banco/esquema/cadastros/regras-pnae.js';
import { criarAppDeTeste, entrarComo, type Pessoa } from '../../teste/app.js';
import { abrirMercado, corpoDaAquisicao, type Mercado } from '../../teste/compras.js';
import { criarFornecedor, criarProduto } from '../../teste/fabricas.js';
import { CAF, comprar, criarRegrasDoPnae } from '../../teste/pnae.js';

let app: FastifyInstance;
let mercado: Mercado;
let gestora: Pessoa;
beforeAll(async () => {
  // Closing it checks every invariant.
  app = await criarAppDeTeste();
  mercado = await abrirMercado(app);
  gestora = await entrarComo(app, { permissoes: ['AQUISICOES', 'CONFIGURACOES'] });
  await criarRegrasDoPnae(app);
});
afterAll(() => app.close());

const registrar = (corpo: object) => gestora.injetar('POST', '/recursos-pnae', corpo);
const repasse = (ano: number, parcela: number, valor: number) => ({
  ano,
  tipo: 'REPASSE',
  parcela,
  data: `27/02/${ano}`,
  valor,
  documento: `ob ${parcela}`,
});
const painel = async (ano: number) =>
  (await gestora.injetar('GET', `/recursos-pnae/painel?ano=${ano}`)).json<PainelDoPnae>();
const barra = async (ano: number, codigo: string) => {
  const achada = (await painel(ano)).barras.find((uma) => uma.codigo === codigo);
  if (!achada) throw new Error(codigo);
  return achada;
};

test('the example of the specification, figure by figure', async () => {
  for (let parcela = 1; parcela <= 8; parcela++) await registrar(repasse(2018, parcela, 52_187.5));
  const familiar = await comprar(mercado, 2018, CAF, [
    { grau: 'IN_NATURA_MINIMAMENTE_PROCESSADO', preco: 120_000 },
    { grau: 'PROCESSADO', preco: 8_000 },
  ]);
  await comprar(mercado, 2018, {}, [
    { grau: 'IN_NATURA_MINIMAMENTE_PROCESSADO', preco: 90_000 },
    { grau: 'ULTRAPROCESSADO', preco: 15_000 },
    { grau: 'INGREDIENTE_CULINARIO', preco: 9_000 },
  ]);
  // What the municipality pays counts nowhere.
  await comprar(mercado, 2018, CAF, [{ grau: 'ULTRAPROCESSADO', preco: 5_000 }], { fonteDeRecursos: 'MUNICIPIO' });
  const pagamento = { notaFiscal: { id: familiar.nota }, data: '10/03/2018', documento: 'ob 1', retencao: 0 };
  await mercado.comprador.injetar('POST', '/pagamentos', { ...pagamento, valor: 64_000 });

  const { recursos, totais, naoClassificado } = await painel(2018);
  expect(recursos).toMatchObject({ transferido: 417_500, saldoAnterior: 0, previsto: null, parcelaPrevista: null });
  expect(totais).toEqual({ contratado: 242_000, recebido: 242_000, pago: 64_000 });
  expect(naoClassificado).toEqual({ contratado: 0, recebido: 0, pago: 0 });
  expect(await barra(2018, 'AF')).toMatchObject({
    contratado: { valor: 128_000 },
    recebido: { valor: 128_000, percentual: 30.65 },
    // 64,000 ÷ 417,500 = 15.3293 %.
    pago: { valor: 64_000, percentual: 15.32 },
    atende: false,
    diferenca: 59_875,
    regra: { valor: 45 },
  });
  expect(await barra(2018, 'INNATURA')).toMatchObject({ recebido: { percentual: 86.77 }, atende: true });
  expect(await barra(2018, 'ULTRA')).toMatchObject({ recebido: { percentual: 9.51 }, atende: true });
  expect(await barra(2018, 'INGR')).toMatchObject({ recebido: { percentual: 3.72 }, atende: true });
});

test('a woman who sells by herself counts in the direct sales, a formal group does not, and a later sex counts too', async () => {
  const mulher = { ...CAF, cafNumero: 'SP01', sexoDoTitular: 'FEMININO' };
  await comprar(mercado, 2012, mulher, [{ grau: 'PROCESSADO', preco: 40 }]);
  await comprar(mercado, 2012, { ...CAF, cafNumero: 'SP02', sexoDoTitular: 'MASCULINO' }, [
    { grau: 'PROCESSADO', preco: 60 },
  ]);
  await comprar(mercado, 2012, { ...CAF, cafNumero: 'SP03', cafTipo: 'GRUPO_FORMAL' }, [
    { grau: 'PROCESSADO', preco: 900 },
  ]);
  expect(await barra(2012, 'MULHER')).toMatchObject({
    contratado: { valor: 40, percentual: 40 },
    recebido: { valor: 40, percentual: 40 },
    atende: false,
    diferenca: 20,
  });
  const { fornecedor } = await comprar(mercado, 2012, { ...CAF, cafNumero: 'SP04' }, [
    { grau: 'PROCESSADO', preco: 20 },
  ]);
  expect(await barra(2012, 'MULHER')).toMatchObject({ recebido: { percentual: 33.33 }, podeMudar: true });
  await app.banco.update(fornecedores).set({ sexoDoTitular: 'FEMININO' }).where(eq(fornecedores.id, fornecedor));
  expect(await barra(2012, 'MULHER')).toMatchObject({ recebido: { valor: 60, percentual: 50 }, atende: true });
});

test('an informal group sells in the names of its families, and their parts add up to the cent', async () => {
  const membro = (caf: string, sexo: string | null) => ({ caf, nome: caf, cpf: null, sexo, validade: null });
  const cafMembros = [membro('M1', 'FEMININO'), membro('M2', 'MASCULINO'), membro('M3', null)];
  const grupo = { ...CAF, cafTipo: 'GRUPO_INFORMAL', cafMembros };
  // 10.00 of a lot of which each family has a third: 3.34, 3.33 and 3.33.
  await comprar(mercado, 2011, grupo, [{ grau: 'PROCESSADO', preco: 10 }], {}, [
    { caf: 'M1', valor: 3.34 },
    { caf: 'M2', valor: 3.33 },
    { caf: 'M3', valor: 3.33 },
  ]);
  expect(await barra(2011, 'MULHER')).toMatchObject({ recebido: { valor: 3.34, percentual: 33.4 }, podeMudar: true });
  expect((await painel(2011)).totais.recebido).toBe(10);
});

test('a CAF that expired after the contract still counts, one that had expired before does not', async () => {
  await registrar(repasse(2017, 1, 1_000));
  await comprar(mercado, 2017, { ...CAF, cafValidade: '2017-02-15' }, [{ grau: 'PROCESSADO', preco: 300 }]);
  await comprar(mercado, 2017, { ...CAF, cafValidade: '2017-01-31' }, [{ grau: 'PROCESSADO', preco: 500 }]);
  expect(await barra(2017, 'AF')).toMatchObject({ recebido: { valor: 300, percentual: 30 } });
});

test('a contract beyond the ceiling of a CAF is refused with the figures, unless the rule must be checked', async () => {
  const { id } = await criarFornecedor(app, { ...CAF, nomeFantasia: 'SÍTIO BOM', razaoSocial: 'SÍTIO BOM' });
  const produto = await criarProduto(app);
  const contratar = async (preco: number, ano = 2014) => {
    const item = { produto: { id: produto.id }, quantidade: 1, unidadeProduto: 'PACOTE', precoUnidade: preco };
    const criada = await mercado.comprador.injetar('POST', '/aquisicoes', {
      ...corpoDaAquisicao(mercado),
      dataContrato: `01/02/${ano}`,
      ano,
      valor: preco,
      propostasVencedoras: [{ fornecedor: { id }, numeroContrato: 'ct 1', itens: [item] }],
    });
    return mercado.comprador.injetar('PUT', `/aquisicoes/${criada.json<{ id: number }>().id}/homologar`);
  };
  const limite = { codigo: 'LIMITE_CAF', regra: 'r', operador: '<=', valor: '40000', unidade: 'R$' } as const;
  const norma = { periodo: 'ano', escopo: '', norma: 'Res. 21/2021', certeza: 'verificado' };
  await app.banco.insert(regrasPnae).values({ ...limite, ...norma });
  expect((await contratar(31_500)).statusCode).toBe(200);
  // Another civil year has a ceiling of its own.
  expect((await contratar(40_000, 2013)).statusCode).toBe(200);
  const demais = await contratar(8_500.01);
  expect([demais.statusCode, demais.json().detail]).toEqual([
    409,
    'Sítio Bom pode vender até R$ 40.000,00 em 2014 pela sua CAF: já tem R$ 31.500,00 em contratos, e este tem R$ 8.500,01.',
  ]);
  expect((await contratar(8_500)).statusCode).toBe(200);
  await app.banco.update(regrasPnae).set({ certeza: 'indício' }).where(eq(regrasPnae.codigo, 'LIMITE_CAF'));
  expect((await contratar(100)).statusCode).toBe(200);
});

test('an item that is classified after it was received changes the bars', async () => {
  const { itens } = await comprar(mercado, 2016, {}, [{ grau: null, preco: 100 }]);
  expect((await painel(2016)).naoClassificado.recebido).toBe(100);
  expect(await barra(2016, 'ULTRA')).toMatchObject({ recebido: { valor: 0 }, atende: true, podeMudar: true });
  await app.banco
    .update(itensProduto)
    .set({ grauProcessamento: 'ULTRAPROCESSADO' })
    .where(eq(itensProduto.id, itens[0] ?? 0));
  expect((await painel(2016)).naoClassificado.recebido).toBe(0);
  expect(await barra(2016, 'ULTRA')).toMatchObject({ recebido: { valor: 100, percentual: 100 }, atende: false });
});

test('the balance can be used until the 15th working day of February, with the holidays of the municipality', async () => {
  expect((await painel(2026)).recursos.usarAte).toBe('19/02/2027');
  await app.banco.insert(feriados).values([
    { data: '2027-02-08', nome: 'Carnaval' },
    { data: '2027-02-09', nome: 'Carnaval' },
  ]);
  expect((await painel(2026)).recursos.usarAte).toBe('23/02/2027');
});

test('a transfer without its instalment and a day of another year are refused at their fields, and nothing is written', async () => {
  const recusa = async (corpo: object) => {
    const resposta = await registrar(corpo);
    return [resposta.statusCode, resposta.json().errors.map(({ campo }: { campo: string }) => campo)];
  };
  expect(await recusa({ ...repasse(2015, 1, 10), parcela: null })).toEqual([422, ['parcela']]);
  expect(await recusa({ ...repasse(2015, 1, 10), parcela: 9 })).toEqual([422, ['parcela']]);
  expect(await recusa({ ...repasse(2015, 1, 10), data: '01/01/2016' })).toEqual([422, ['data']]);
  expect(await recusa({ ...repasse(2015, 1, 10), valor: 0 })).toEqual([422, ['valor']]);
  expect((await gestora.injetar('GET', '/recursos-pnae?ano=2015')).json()).toEqual([]);
});

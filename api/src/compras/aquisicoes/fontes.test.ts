import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Aquisicao, AquisicaoResumo, FonteDeRecursos } from '@merenda/shared/contratos';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { regrasPnae } from '../../banco/esquema/cadastros/regras-pnae.js';
import { aquisicoes } from '../../banco/esquema/compras/aquisicoes.js';
import { criarAppDeTeste, entrarComo } from '../../teste/app.js';
import { abrirMercado, aquisicaoVigente, corpoDaAquisicao, type Mercado } from '../../teste/compras.js';
import { criarFornecedor } from '../../teste/fabricas.js';

let app: FastifyInstance;
let mercado: Mercado;
beforeAll(async () => {
  app = await criarAppDeTeste();
  mercado = await abrirMercado(app);
});
afterAll(() => app.close());

const definir = (mudancas: { id: number; versao: number; fonteDeRecursos: FonteDeRecursos }[]) =>
  mercado.comprador.injetar('PUT', '/aquisicoes/fonte-de-recursos', { aquisicoes: mudancas });
const ler = async (id: number) => (await mercado.comprador.injetar('GET', `/aquisicoes/${id}`)).json<Aquisicao>();

test('several are changed at once, also one in force, count as checked, and can be changed back', async () => {
  const vigente = await aquisicaoVigente(mercado);
  const pendente = (
    await mercado.comprador.injetar('POST', '/aquisicoes', corpoDaAquisicao(mercado))
  ).json<Aquisicao>();
  await app.banco.update(aquisicoes).set({ fonteConferida: false }).where(eq(aquisicoes.id, vigente.id));
  const resposta = await definir([
    { id: pendente.id, versao: pendente.versao, fonteDeRecursos: 'ESTADO' },
    { id: vigente.id, versao: vigente.versao, fonteDeRecursos: 'MUNICIPIO' },
  ]);
  const gravadas = resposta.json<AquisicaoResumo[]>();
  expect(resposta.statusCode).toBe(200);
  expect(new Map(gravadas.map((uma) => [uma.id, uma]))).toEqual(
    new Map([
      [
        vigente.id,
        expect.objectContaining({ fonteDeRecursos: 'MUNICIPIO', fonteConferida: true, versao: vigente.versao + 1 }),
      ],
      [pendente.id, expect.objectContaining({ fonteDeRecursos: 'ESTADO', versao: pendente.versao + 1 })],
    ]),
  );
  const linha = await app.banco.query.auditoria.findFirst({
    where: (a, { and, eq: igual }) =>
      and(igual(a.entidade, 'aquisicoes'), igual(a.entidadeId, vigente.id), igual(a.acao, 'ALTERAR')),
  });
  expect(linha).toMatchObject({
    antes: { fonteDeRecursos: 'PNAE_FNDE' },
    depois: { fonteDeRecursos: 'MUNICIPIO' },
    usuarioId: mercado.comprador.usuarioId,
  });
  await definir(gravadas.map(({ id, versao }) => ({ id, versao, fonteDeRecursos: 'PNAE_FNDE' })));
  expect([await ler(vigente.id), await ler(pendente.id)]).toMatchObject([
    { fonteDeRecursos: 'PNAE_FNDE', status: 'VIGENTE' },
    { fonteDeRecursos: 'PNAE_FNDE', status: 'PENDENTE' },
  ]);
});

test('one with a stale version, or of another unit, leaves all of them as they were', async () => {
  const [uma, outra] = [await aquisicaoVigente(mercado), await aquisicaoVigente(mercado)];
  const mudanca = { id: uma.id, versao: uma.versao, fonteDeRecursos: 'MUNICIPIO' as const };
  const velha = await definir([mudanca, { id: outra.id, versao: outra.versao - 1, fonteDeRecursos: 'MUNICIPIO' }]);
  expect(velha.statusCode).toBe(409);
  const estranha = await entrarComo(app, { permissoes: ['AQUISICOES'] });
  expect((await estranha.injetar('PUT', '/aquisicoes/fonte-de-recursos', { aquisicoes: [mudanca] })).statusCode).toBe(
    404,
  );
  expect((await definir([mudanca, mudanca])).json().errors).toEqual([
    { campo: 'aquisicoes.1.id', mensagem: 'Esta aquisição já está na lista.' },
  ]);
  expect(await ler(uma.id)).toMatchObject({ fonteDeRecursos: 'PNAE_FNDE', versao: uma.versao });
});

test('one in force that the PNAE pays from now on may not pass the ceiling of its CAF', async () => {
  await app.banco.insert(regrasPnae).values({
    ...{ codigo: 'LIMITE_CAF', regra: 'Venda por CAF', operador: '<=', valor: '40000', unidade: 'R$' },
    ...{ periodo: 'ano', escopo: '', norma: 'Res. 21/2021', certeza: 'verificado' },
  });
  const familia = await criarFornecedor(app, {
    ...{ agriculturaFamiliar: true, cafNumero: 'CAF 1', cafTipo: 'FORNECEDOR_INDIVIDUAL', nomeFantasia: 'SÍTIO BOM' },
  });
  const item = { produto: { id: mercado.feijao.id }, quantidade: 1, unidadeProduto: 'PACOTE', precoUnidade: 40_000.01 };
  const { id, versao, numero } = await aquisicaoVigente(mercado, {
    valor: 40_000.01,
    fonteDeRecursos: 'MUNICIPIO',
    propostasVencedoras: [{ fornecedor: { id: familia.id }, numeroContrato: 'ct 1', itens: [item] }],
  });
  const resposta = await definir([{ id, versao, fonteDeRecursos: 'PNAE_FNDE' }]);
  expect([resposta.statusCode, resposta.json().detail]).toEqual([
    409,
    `Aquisição ${numero}/2026: Sítio Bom pode vender até R$ 40.000,00 em 2026 pela sua CAF: já tem R$ 0,00 em contratos, e este tem R$ 40.000,01.`,
  ]);
  expect(await ler(id)).toMatchObject({ fonteDeRecursos: 'MUNICIPIO', versao });
});

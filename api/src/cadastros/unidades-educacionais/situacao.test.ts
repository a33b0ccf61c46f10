import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { Lancamento, Notificacao, RefeicoesPorMes } from '@merenda/shared/contratos';
import { nomeProprio } from '@merenda/shared/formatos';
import { somarDias } from '@merenda/shared/regras';
import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { auditoria } from '../../banco/esquema/auditoria.js';
import { refeicoes } from '../../banco/esquema/cardapios/refeicoes.js';
import { primeira } from '../../banco/restricoes.js';
import { hoje } from '../../nucleo/relogio.js';
import { criarAppDeTeste, entrarComo, exigirInvariantes, type Pessoa } from '../../teste/app.js';
import { criarCardapio, criarLancamento, criarPrato } from '../../teste/cardapios.js';
import {
  abrirMercado,
  aquisicaoVigente,
  corpoDaAquisicao,
  corpoDaSolicitacao,
  solicitar,
  type Mercado,
} from '../../teste/compras.js';
import { criarLoteEmEstoque, criarProduto, criarUnidade } from '../../teste/fabricas.js';

let app: FastifyInstance;
let mercado: Mercado;
let unidade: Awaited<ReturnType<typeof criarUnidade>>;
let pessoa: Pessoa;
beforeAll(async () => {
  app = await criarAppDeTeste();
  mercado = await abrirMercado(app);
});
afterAll(async () => {
  await exigirInvariantes(app);
  await app.close();
});
beforeEach(async () => {
  unidade = await criarUnidade(app);
  pessoa = await entrarComo(app, {
    permissoes: ['UNIDADES', 'USUARIOS', 'ESTOQUES', 'AQUISICOES', 'SOLICITACOES', 'CARDAPIOS'],
    estoques: [unidade.estoque, mercado.unidade.estoque],
  });
});

const mudar = (verbo: 'desativar' | 'reativar', id = unidade.id) =>
  pessoa.injetar('PUT', `/unidades-educacionais/${id}/${verbo}`);
const lote = (quantidade: number, { estoque } = unidade) =>
  criarLoteEmEstoque(app, { estoqueId: estoque.id, produtoId: mercado.arroz.id, quantidade });
const enviar = async (origem: { estoque: { id: number } }, destino: { estoque: { id: number } }) => {
  const { id } = await criarLoteEmEstoque(app, {
    estoqueId: origem.estoque.id,
    produtoId: mercado.arroz.id,
    quantidade: 1,
  });
  return pessoa.injetar('POST', `/estoques/${origem.estoque.id}/movimentar/${destino.estoque.id}`, [
    { produtoEstoque: { id }, quantidade: 1 },
  ]);
};
const recusa = async (resposta: Promise<{ statusCode: number; json(): { detail: string } }>) => {
  const { statusCode, json } = await resposta;
  return [statusCode, json().detail];
};

/** A meal of the unit today. */
async function criarRefeicao(mudanca: Partial<typeof refeicoes.$inferInsert> = {}) {
  const prato = await criarPrato(app);
  const lancamento = await criarLancamento(app, unidade, await criarCardapio(app, [prato]), hoje());
  return primeira(
    await app.banco
      .insert(refeicoes)
      .values({
        lancamentoId: lancamento.id,
        unidadeEducacionalId: unidade.id,
        dia: hoje(),
        hora: '11:00',
        tipo: 'ALMOCO',
        pratoId: prato.id,
        quantidadeDePessoas: 10,
        usuarioId: pessoa.usuarioId,
        ...mudanca,
      })
      .returning(),
  );
}

describe('PUT /unidades-educacionais/:id/desativar', () => {
  test('a unit is deactivated once and reactivated once; an edit between keeps it deactivated', async () => {
    expect((await mudar('desativar')).json()).toMatchObject({ id: unidade.id, ativa: false, versao: 2 });
    expect(await recusa(mudar('desativar'))).toEqual([409, 'Esta unidade já está desativada.']);
    const edicao = {
      nome: 'escola mudada',
      tipoUnidade: 'ESCOLA',
      cep: '13560-000',
      cidade: 'cidade',
      logradouro: 'rua',
      numero: '1',
      telefone: '(16) 99999-0001',
      versao: 2,
    };
    expect((await pessoa.injetar('PUT', `/unidades-educacionais/${unidade.id}`, edicao)).json()).toMatchObject({
      nome: 'ESCOLA MUDADA',
      ativa: false,
    });
    expect((await mudar('reativar')).json()).toMatchObject({ ativa: true, versao: 4 });
    expect(await recusa(mudar('reativar'))).toEqual([409, 'Esta unidade não está desativada.']);
  });

  test('a balance refuses it; a lot without balance does not', async () => {
    await lote(0);
    const produto = await criarProduto(app, { nome: 'FEIJÃO PRETO' });
    await criarLoteEmEstoque(app, { estoqueId: unidade.estoque.id, produtoId: produto.id, quantidade: 2 });
    const resposta = await mudar('desativar');
    expect([resposta.statusCode, resposta.json().detail]).toEqual([
      409,
      `A unidade ${nomeProprio(unidade.nome)} não pode ser desativada: ainda há 1 produto em estoque (Feijão preto).`,
    ]);
    expect(resposta.json().emUso).toEqual({
      titulo: `A unidade ${nomeProprio(unidade.nome)} não pode ser desativada`,
      usos: [{ descricao: '1 produto em estoque', quantidade: 1, registros: ['Feijão preto'], href: '/estoque' }],
    });
  });

  test('a unit without balance and with nothing waiting is deactivated', async () => {
    await lote(0);
    await criarRefeicao({ executado: true });
    await criarRefeicao({ excluidoEm: new Date() });
    expect((await mudar('desativar')).statusCode).toBe(200);
  });

  test.each(['destination', 'origin'])('an open movement refuses it at its %s', async (ponta) => {
    const outra = mercado.unidade;
    const { id } = (ponta === 'origin' ? await enviar(unidade, outra) : await enviar(outra, unidade)).json();
    expect(await recusa(mudar('desativar'))).toEqual([
      409,
      `A unidade ${nomeProprio(unidade.nome)} não pode ser desativada: ainda há 1 movimentação em trânsito (nº ${id}).`,
    ]);
    const fim = { idEstoque: ponta === 'origin' ? outra.estoque.id : unidade.estoque.id, idMovimentacao: id };
    expect((await pessoa.injetar('PUT', '/estoques/movimentacoes/receber', fim)).statusCode).toBe(200);
    expect((await mudar('desativar')).statusCode).toBe(ponta === 'origin' ? 200 : 409);
  });

  test('a request that waits refuses it', async () => {
    const { numero } = await solicitar({ ...mercado, unidade, comprador: pessoa }, await aquisicaoVigente(mercado), 1);
    expect(await recusa(mudar('desativar'))).toEqual([
      409,
      `A unidade ${nomeProprio(unidade.nome)} não pode ser desativada: ainda há 1 solicitação de compra pendente (nº ${numero}).`,
    ]);
  });

  test('a meal that is registered and not executed refuses it', async () => {
    await criarRefeicao({ dia: '2026-11-23' });
    expect(await recusa(mudar('desativar'))).toEqual([
      409,
      `A unidade ${nomeProprio(unidade.nome)} não pode ser desativada: ainda há 1 refeição por executar (23/11/2026 11:00).`,
    ]);
  });

  test('a refused deletion says where an active unit is deactivated', async () => {
    const excluir = () => pessoa.injetar('DELETE', `/unidades-educacionais/${unidade.id}`);
    const emUso = `A unidade ${nomeProprio(unidade.nome)} não pode ser excluída: é usada por 1 usuário (${pessoa.usuario}).`;
    expect(await recusa(excluir())).toEqual([
      409,
      `${emUso} Para que deixe de ser oferecida, abra os detalhes da unidade e use Desativar.`,
    ]);
    await mudar('desativar');
    expect(await recusa(excluir())).toEqual([409, emUso]);
  });
});

describe('the menus of a unit that is deactivated', () => {
  const emDias = (dias: number) => somarDias(hoje(), dias);
  const futuros = async () =>
    (await pessoa.injetar('GET', `/unidades-educacionais/${unidade.id}/cardapios-futuros`)).json();
  const doCalendario = async () =>
    (await pessoa.injetar('GET', `/cardapios-calendario?de=${emDias(-2)}&ate=${emDias(40)}`)).json<Lancamento[]>();
  const dela = async () => (await doCalendario()).filter(({ unidade: { id } }) => id === unidade.id);

  test('from today on, without a meal, are counted and leave the calendar if that is asked for', async () => {
    const { lancamentoId } = await criarRefeicao({ executado: true });
    const excluida = await criarRefeicao({ excluidoEm: new Date() });
    const cardapio = await criarCardapio(app);
    const ontem = await criarLancamento(app, unidade, cardapio, emDias(-1));
    const amanha = await criarLancamento(app, unidade, cardapio, emDias(1));
    const alheio = await criarLancamento(app, mercado.unidade, cardapio, emDias(1));
    // Tomorrow's menu, and today's of a deleted meal.
    expect(await futuros()).toEqual({ total: 2 });
    const resposta = await pessoa.injetar('PUT', `/unidades-educacionais/${unidade.id}/desativar?desvincular=true`);
    expect(resposta.json()).toMatchObject({ ativa: false });
    expect(new Set((await doCalendario()).map(({ id }) => id))).toEqual(new Set([lancamentoId, ontem.id, alheio.id]));
    expect(await futuros()).toEqual({ total: 0 });
    const retirados = await app.banco.select().from(auditoria).where(eq(auditoria.acao, 'DESVINCULAR'));
    expect(retirados.map(({ entidadeId }) => entidadeId)).toEqual([excluida.lancamentoId, amanha.id]);
    const { rows } = await app.banco.execute(sql`select lancamento_id as de from refeicoes where id = ${excluida.id}`);
    expect(rows).toEqual([{ de: null }]);
  });

  test('stay otherwise, marked; they are unbound, but neither changed nor substituted', async () => {
    const prato = await criarPrato(app);
    const cardapio = await criarCardapio(app, [prato]);
    const { id } = await criarLancamento(app, unidade, cardapio, emDias(1));
    const outro = await criarLancamento(app, mercado.unidade, cardapio, emDias(1));
    expect(await dela()).toEqual([expect.objectContaining({ unidade: { id: unidade.id, nome: unidade.nome } })]);
    await mudar('desativar');
    expect(await dela()).toEqual([
      expect.objectContaining({ id, unidade: { id: unidade.id, nome: unidade.nome, desativada: true } }),
    ]);
    const frase = `A unidade ${nomeProprio(unidade.nome)} está desativada. Escolha outra ou reative-a.`;
    const novo = { cardapio: { id: (await criarCardapio(app)).id }, versao: 1, confirmado: true };
    expect(await recusa(pessoa.injetar('PUT', `/cardapios-calendario/${id}`, novo))).toEqual([409, frase]);
    const emAmbas = { ...novo, unidadesEducacionais: [{ unidade: { id: unidade.id } }] };
    expect(await recusa(pessoa.injetar('PUT', `/cardapios-calendario/${outro.id}`, emAmbas))).toEqual([409, frase]);
    const substituicao = { substituido: { id: prato.id }, substituto: { id: (await criarPrato(app)).id } };
    expect(await recusa(pessoa.injetar('PUT', `/cardapios-calendario/${id}/substituicoes`, substituicao))).toEqual([
      409,
      frase,
    ]);
    expect((await pessoa.injetar('DELETE', `/cardapios-calendario/${id}`)).statusCode).toBe(204);
    expect(await dela()).toEqual([]);
  });

  test('are planned meals only where one was registered', async () => {
    const prato = await criarPrato(app);
    const periodo = `de=${hoje()}&ate=${hoje()}`;
    const doDia = async () =>
      (await pessoa.injetar('GET', `/relatorios/refeicoes-por-mes?${periodo}`)).json<RefeicoesPorMes[]>()[0];
    const antes = await doDia();
    await criarRefeicao({ executado: true });
    await criarLancamento(app, unidade, await criarCardapio(app, [prato]), hoje());
    expect(await doDia()).toMatchObject({ planejadas: antes!.planejadas + 2, executadas: antes!.executadas + 1 });
    await mudar('desativar');
    expect(await doDia()).toMatchObject({ planejadas: antes!.planejadas + 1, executadas: antes!.executadas + 1 });
    const avisos = (await pessoa.injetar('GET', '/notificacoes')).json<Notificacao[]>();
    expect(avisos.filter(({ mensagem }) => mensagem.includes(unidade.nome))).toEqual([]);
  });
});

describe('a deactivated unit', () => {
  const dela = expect.objectContaining({ unidadeEducacional: expect.objectContaining({ nome: expect.any(String) }) });
  const ids = async (url: string) => (await pessoa.injetar('GET', url)).json<{ id: number }[]>().map(({ id }) => id);

  test('is no choice of stock; its own stock and lines are still shown', async () => {
    const linha = await lote(0);
    await mudar('desativar');
    const { id } = unidade.estoque;
    expect(await ids('/estoques')).not.toContain(id);
    expect(await ids('/estoques/me')).toEqual([mercado.unidade.estoque.id]);
    expect((await pessoa.injetar('GET', `/estoques/me/${id}`)).json()).toEqual(dela);
    expect(await ids(`/estoques/${id}/produtos-estoque`)).toEqual([linha.id]);
    await mudar('reativar');
    expect(await ids('/estoques')).toContain(id);
    expect(await ids('/estoques/me')).toContain(id);
  });

  test('is no stock of a user, but comes back to those who had it', async () => {
    const corpo = async () =>
      (await pessoa.injetar('GET', '/usuarios'))
        .json<{ id: number; estoques: { id: number }[]; versao: number }[]>()
        .find(({ id }) => id === pessoa.usuarioId)!;
    await mudar('desativar');
    const usuario = await corpo();
    expect(usuario.estoques.map(({ id }) => id)).toEqual([mercado.unidade.estoque.id]);
    const cpf = '52998224725';
    const edicao = { ...usuario, pessoa: { nome: 'ana', cpf, pessoaTipo: 'FUNCIONARIO', cargo: 'GESTOR' } };
    const recusada = await pessoa.injetar('PUT', `/usuarios/${usuario.id}`, { ...edicao, estoques: [unidade.estoque] });
    const mensagem = 'Um dos estoques não existe mais ou foi desativado. Atualize a página.';
    expect([recusada.statusCode, recusada.json().errors]).toEqual([422, [{ campo: 'estoques', mensagem }]]);
    const vinculo = await pessoa.injetar('POST', '/estoques/me', { estoques: [unidade.estoque] });
    expect([vinculo.statusCode, vinculo.json().errors]).toEqual([422, [{ campo: 'estoques', mensagem }]]);

    expect((await pessoa.injetar('PUT', `/usuarios/${usuario.id}`, { ...edicao, estoques: [] })).statusCode).toBe(200);
    await mudar('reativar');
    expect((await corpo()).estoques.map(({ id }) => id)).toEqual([unidade.estoque.id]);
  });

  test('takes nothing new', async () => {
    const aquisicao = await aquisicaoVigente(mercado);
    const prato = await criarPrato(app);
    const cardapio = await criarCardapio(app, [prato]);
    const lancamento = await criarLancamento(app, unidade, cardapio, hoje());
    const linha = await lote(0);
    const executada = await criarRefeicao({ executado: true });
    const nele = { ...mercado, unidade };
    const pendente = await pessoa.injetar('POST', '/aquisicoes', corpoDaAquisicao(mercado));
    await mudar('desativar');
    const hojeBR = hoje().split('-').reverse().join('/');
    const frase = `A unidade ${nomeProprio(unidade.nome)} está desativada. Escolha outra ou reative-a.`;
    const { estoque } = unidade;
    const [produto, outro] = [{ id: mercado.arroz.id }, mercado.unidade.estoque];
    const saldo = await lote(1, { ...unidade, estoque: { ...estoque, id: outro.id } });
    const datas = { dataFabricacao: '01/01/2020', dataValidade: '31/12/2099' };

    expect(
      await recusa(
        pessoa.injetar('POST', `/estoques/${outro.id}/movimentar/${estoque.id}`, [
          { produtoEstoque: { id: saldo.id }, quantidade: 1 },
        ]),
      ),
    ).toEqual([409, frase]);
    expect(
      await recusa(
        pessoa.injetar('POST', `/estoques/${estoque.id}/produtos-estoque`, {
          ...datas,
          numero: 'L 1',
          produto,
          quantidade: 1,
        }),
      ),
    ).toEqual([409, frase]);
    expect(
      await recusa(
        pessoa.injetar('POST', `/estoques/${estoque.id}/balancos/produtos-estoque/${linha.id}`, {
          quantidadeAnterior: 0,
          novaQuantidade: 1,
        }),
      ),
    ).toEqual([409, frase]);
    expect(await recusa(pessoa.injetar('POST', '/solicitacoes', corpoDaSolicitacao(nele, aquisicao, 1)))).toEqual([
      409,
      frase,
    ]);
    expect(await recusa(pessoa.injetar('POST', '/aquisicoes', corpoDaAquisicao(nele)))).toEqual([409, frase]);
    expect(
      await recusa(
        pessoa.injetar('PUT', `/aquisicoes/${pendente.json().id}`, { ...corpoDaAquisicao(nele), versao: 1 }),
      ),
    ).toEqual([409, frase]);
    expect(
      await recusa(
        pessoa.injetar('POST', '/cardapios-calendario', {
          tipo: 'DIARIO',
          data: hojeBR,
          cardapio: { id: (await criarCardapio(app)).id },
          unidadesEducacionais: [{ unidade: { id: unidade.id } }],
          confirmado: true,
        }),
      ),
    ).toEqual([409, frase]);
    expect(
      await recusa(
        pessoa.injetar('POST', '/refeicoes', {
          dia: hojeBR,
          prato: { id: prato.id },
          tipo: 'ALMOCO',
          hora: '11:00',
          quantidadeDePessoas: 10,
          acrescimo: 0,
          lancamentoCardapio: { id: lancamento.id },
          unidadeEducacional: { id: unidade.id },
        }),
      ),
    ).toEqual([409, frase]);
    expect(await recusa(pessoa.injetar('DELETE', `/refeicoes/${executada.id}`))).toEqual([409, frase]);
  });

  test('keeps an acquisition that it has, which can still be changed', async () => {
    const nele = { ...mercado, unidade };
    const { id } = (await pessoa.injetar('POST', '/aquisicoes', corpoDaAquisicao(nele))).json();
    await mudar('desativar');
    const alterada = await pessoa.injetar('PUT', `/aquisicoes/${id}`, { ...corpoDaAquisicao(nele), versao: 1 });
    expect(alterada.statusCode).toBe(200);
  });
});

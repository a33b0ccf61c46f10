import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { PERMISSOES } from '@merenda/shared/contratos';
import type { FastifyInstance } from 'fastify';
import { avisosDeFalta, refeicaoSubstituicoes, refeicoes } from './banco/esquema/cardapios/refeicoes.js';
import { entrarComo, type Pessoa } from './teste/app.js';
import { criarAlimento, criarCardapio, criarLancamento, criarPrato, criarSemanal } from './teste/cardapios.js';
import { abrirMercado, aquisicaoVigente, solicitar } from './teste/compras.js';
import { criarLoteEmEstoque, criarProduto, criarUnidade } from './teste/fabricas.js';
import { abrirAppComCasa, DIA, fecharAppComCasa, feito, type Casa } from './teste/rotas/casa.js';
import { ESCRITAS } from './teste/rotas/escritas/index.js';

/*
 * Refusals that many entities share. Each table has the expected field and sentence of every route.
 */

let app: FastifyInstance;
let casa: Casa;
let gestora: Pessoa;

/** Each table has a database of its own: the valid requests of two tables create the same names. */
function abrirEmCadaTabela(): void {
  beforeAll(async () => {
    casa = await abrirAppComCasa(501);
    ({ app } = casa);
    gestora = await entrarComo(app, { permissoes: PERMISSOES, estoques: [casa.estoque] });
  });
  afterAll(() => fecharAppComCasa(casa));
}

type Metodo = 'POST' | 'PUT' | 'DELETE';

async function preparar(nome: string) {
  const escrita = ESCRITAS[nome];
  if (!escrita) throw new Error(`${nome} is not in the table of writes.`);
  const { url, corpo, cabecalhos } = await escrita.preparar(casa, gestora);
  return { metodo: nome.split(' ')[0] as Metodo, url, corpo, cabecalhos };
}

/** Status and body of the answer to a valid request with another address or other fields. */
async function respostaDe(
  nome: string,
  { mudarUrl = (url) => url, mudar = (corpo) => corpo }: Mudanca,
): Promise<[number, unknown]> {
  const { metodo, url, corpo, cabecalhos } = await preparar(nome);
  const enviado = typeof corpo === 'object' ? mudar(corpo ?? {}) : corpo;
  const resposta = await gestora.injetar(metodo, mudarUrl(url), enviado, cabecalhos);
  return [resposta.statusCode, resposta.json()];
}

interface Mudanca {
  mudarUrl?: (url: string) => string;
  mudar?: (corpo: object) => object;
}

describe('a record that exists is refused at the field that repeats it', () => {
  abrirEmCadaTabela();
  const muda = (mudanca: object) => (corpo: object) => ({ ...corpo, ...mudanca });
  const pessoa = (cpf: string) => ({ nome: 'ana lima', cpf, pessoaTipo: 'FUNCIONARIO', cargo: 'GESTOR' });
  test.each<[string, string, string, ((corpo: object) => object)?]>([
    ['POST /usuarios', 'pessoa.cpf', 'Já existe uma pessoa com este CPF.', muda({ usuario: 'a', email: 'a@a.test' })],
    [
      'POST /usuarios',
      'usuario',
      'Já existe este nome de usuário.',
      muda({ email: 'b@b.test', pessoa: pessoa('74407265027') }),
    ],
    [
      'POST /usuarios',
      'email',
      'Já existe um usuário com este e-mail.',
      muda({ usuario: 'b', pessoa: pessoa('74407265027') }),
    ],
    ['POST /unidades-educacionais', 'codigoInep', 'Já existe uma unidade com este código INEP.'],
    ['POST /itens-produto', 'nome', 'Já existe um item deste tipo com este nome.'],
    ['POST /produtos', 'nome', 'Já existe um produto com este nome.'],
    ['POST /fornecedores', 'cnpj', 'Já existe um fornecedor com este CNPJ.'],
    ['POST /alimentos', 'nome', 'Já existe um alimento com este nome.'],
    ['POST /preparos', 'nome', 'Já existe um preparo com este nome.'],
    ['POST /pratos', 'nome', 'Já existe um prato com este nome para a mesma categoria e modalidade.'],
    ['POST /cardapios', 'nome', 'Já existe um cardápio com este nome para a mesma categoria e modalidade.'],
    [
      'POST /cardapios-semanais',
      'nome',
      'Já existe um cardápio semanal com este nome para a mesma categoria e modalidade.',
    ],
    ['POST /aquisicoes', 'numero', 'Já existe uma aquisição deste tipo com este número e ano.'],
    ['POST /chamadas-publicas', 'numero', 'Já existe uma chamada pública com este número e ano.'],
    ['POST /convencoes/:lista/opcoes', 'descricao', 'Já existe uma opção com esta descrição na lista.'],
    ['POST /feriados', 'data', 'Este dia já está na lista de feriados.'],
    ['POST /periodos-letivos', 'de', 'Este período já está no calendário escolar.'],
    ['POST /recursos-pnae', 'documento', 'Este documento já está registrado neste ano.'],
    ['POST /visoes', 'nome', 'Já existe uma visão desta lista com este nome.'],
  ])('%s at %s', async (nome, campo, mensagem, mudar = (corpo) => corpo) => {
    const { metodo, url, corpo } = await preparar(nome);
    await gestora.injetar(metodo, url, corpo);
    const repetida = await gestora.injetar(metodo, url, mudar(corpo as object));
    expect([repetida.statusCode, repetida.json().errors]).toEqual([409, [{ campo, mensagem }]]);
  });
});

describe('an unknown record', () => {
  abrirEmCadaTabela();
  test.each([
    ['PUT /usuarios/:id', 'Usuário não encontrado.'],
    ['DELETE /usuarios/:id', 'Usuário não encontrado.'],
    ['POST /usuarios/:id/convite', 'Usuário não encontrado.'],
    ['DELETE /segundo-fator/chaves/:id', 'Chave de acesso não encontrada.'],
    ['DELETE /usuarios/:id/segundo-fator', 'Usuário não encontrado.'],
    ['PUT /usuarios/:id/desativar', 'Usuário não encontrado.'],
    ['PUT /usuarios/:id/reativar', 'Usuário não encontrado.'],
    ['PUT /aprovacoes/:id/aprovar', 'Pedido de aprovação não encontrado.'],
    ['PUT /aprovacoes/:id/recusar', 'Pedido de aprovação não encontrado.'],
    ['PUT /aprovacoes/:id/retirar', 'Pedido de aprovação não encontrado.'],
    ['PUT /unidades-educacionais/:id', 'Unidade educacional não encontrada.'],
    ['DELETE /unidades-educacionais/:id', 'Unidade educacional não encontrada.'],
    ['PUT /unidades-educacionais/:id/desativar', 'Unidade educacional não encontrada.'],
    ['PUT /unidades-educacionais/:id/reativar', 'Unidade educacional não encontrada.'],
    ['PUT /visoes/:id', 'Visão não encontrada.'],
    ['DELETE /visoes/:id', 'Visão não encontrada.'],
    ['PUT /itens-produto/:id', 'Item não encontrado.'],
    ['DELETE /itens-produto/:id', 'Item não encontrado.'],
    ['PUT /produtos/:id', 'Produto não encontrado.'],
    ['DELETE /produtos/:id', 'Produto não encontrado.'],
    ['PUT /fornecedores/:id', 'Fornecedor não encontrado.'],
    ['DELETE /fornecedores/:id', 'Fornecedor não encontrado.'],
    ['PUT /alimentos/:id', 'Alimento não encontrado.'],
    ['DELETE /alimentos/:id', 'Alimento não encontrado.'],
    ['PUT /preparos/:id', 'Preparo não encontrado.'],
    ['DELETE /preparos/:id', 'Preparo não encontrado.'],
    ['PUT /pratos/:id', 'Prato não encontrado.'],
    ['DELETE /pratos/:id', 'Prato não encontrado.'],
    ['PUT /cardapios/:id', 'Cardápio não encontrado.'],
    ['DELETE /cardapios/:id', 'Cardápio não encontrado.'],
    ['PUT /cardapios-semanais/:id', 'Cardápio semanal não encontrado.'],
    ['DELETE /cardapios-semanais/:id', 'Cardápio semanal não encontrado.'],
    ['PUT /referencias-nutricionais/:id', 'Referência nutricional não encontrada.'],
    ['PUT /cardapios-calendario/:id', 'Este cardápio não está no calendário das suas unidades.'],
    ['DELETE /cardapios-calendario/:id', 'Este cardápio não está no calendário das suas unidades.'],
    ['PUT /periodos-letivos/:id', 'Este período não está no calendário escolar.'],
    ['DELETE /periodos-letivos/:id', 'Este período não está no calendário escolar.'],
    ['PUT /regras-pnae/:id', 'Regra do PNAE não encontrada.'],
    ['PUT /recursos-pnae/:id', 'Recurso do PNAE não encontrado.'],
    ['DELETE /recursos-pnae/:id', 'Recurso do PNAE não encontrado.'],
    ['PUT /aquisicoes/:id', 'Aquisição não encontrada.'],
    ['DELETE /aquisicoes/:id', 'Aquisição não encontrada.'],
    ['PUT /aquisicoes/:id/homologar', 'Aquisição não encontrada.'],
    ['PUT /aquisicoes/:id/cancelamento', 'Aquisição não encontrada.'],
    ['PUT /aquisicoes/notificacao/:id', 'Aquisição não encontrada.'],
    ['PUT /chamadas-publicas/:id', 'Chamada pública não encontrada.'],
    ['PUT /chamadas-publicas/:id/publicar', 'Chamada pública não encontrada.'],
    ['PUT /chamadas-publicas/:id/projetos', 'Chamada pública não encontrada.'],
    ['PUT /chamadas-publicas/:id/classificar', 'Chamada pública não encontrada.'],
    ['PUT /chamadas-publicas/:id/homologar', 'Chamada pública não encontrada.'],
    ['PUT /chamadas-publicas/:id/cancelamento', 'Chamada pública não encontrada.'],
    ['POST /chamadas-publicas/:id/contratos', 'Chamada pública não encontrada.'],
    ['PUT /aditivos/:id', 'Aditivo não encontrado.'],
    ['DELETE /aditivos/:id', 'Aditivo não encontrado.'],
    ['PUT /solicitacoes/:id', 'Solicitação de compra não encontrada.'],
    ['POST /solicitacoes/:id/cancelar', 'Solicitação de compra não encontrada.'],
    ['PUT /solicitacoes/:id/receber', 'Solicitação de compra não encontrada.'],
    ['POST /solicitacoes/:id/notas-eletronicas/leitura', 'Solicitação de compra não encontrada.'],
    ['PUT /solicitacoes/:id/rascunho', 'Solicitação de compra não encontrada.'],
    ['DELETE /solicitacoes/:id/rascunho', 'Solicitação de compra não encontrada.'],
    ['POST /solicitacoes/:id/fotos', 'Solicitação de compra não encontrada.'],
    ['POST /solicitacoes/:id/recebimentos/:recebimento/estorno', 'Solicitação de compra não encontrada.'],
    ['PUT /notas-fiscais/:id', 'Nota fiscal não encontrada.'],
    ['PUT /notas-fiscais/:id/imagem', 'Nota fiscal não encontrada.'],
    ['POST /pagamentos/:id/estorno', 'Pagamento não encontrado.'],
    ['PUT /extratos/lancamentos/:id/conciliacao', 'Lançamento do extrato não encontrado.'],
    ['POST /refeicoes/:id/registros', 'Refeição não encontrada.'],
    ['POST /refeicoes/:id/abatimento', 'Refeição não encontrada.'],
    ['PATCH /refeicoes/:id', 'Refeição não encontrada.'],
    ['DELETE /refeicoes/:id', 'Refeição não encontrada.'],
  ])('%s of an unknown record is 404', async (nome, detail) => {
    expect(await respostaDe(nome, { mudarUrl: (url) => url.replace(/\d+/, '999999') })).toEqual([
      404,
      expect.objectContaining({ detail }),
    ]);
  });
});

describe('an unknown record inside of a known one', () => {
  abrirEmCadaTabela();
  test.each([
    ['POST /solicitacoes/:id/recebimentos/:recebimento/estorno', 'Recebimento não encontrado.'],
    ['PUT /estoques/:id/produtos-estoque/:idProduto', 'O produto não está neste estoque.'],
    ['DELETE /estoques/:id/produtos-estoque/:idProduto', 'O produto não está neste estoque.'],
    ['POST /estoques/:id/balancos/produtos-estoque/:idProduto', 'O produto não está neste estoque.'],
    ['PUT /estoques/:id/contagens/:contagem/produtos-estoque/:idProduto', 'O produto não está neste estoque.'],
    ['PUT /estoques/:id/contagens/:contagem/lancar', 'A contagem não foi encontrada.'],
    ['PUT /estoques/:id/contagens/:contagem/cancelar', 'A contagem não foi encontrada.'],
    ['PUT /estoques/:id/minimos/:produto', 'Produto não encontrado.'],
    ['POST /estoques/:origem/movimentar/:destino', 'O estoque de destino não foi encontrado.'],
    ['PUT /estoques/:id/movimentacoes/:idMovimentacao/cancelar', 'Movimentação não encontrada.'],
    ['PUT /lotes/:id/bloquear', 'Lote não encontrado.'],
    ['PUT /lotes/:id/desbloquear', 'Lote não encontrado.'],
  ])('%s is 404', async (nome, detail) => {
    expect(await respostaDe(nome, { mudarUrl: (url) => url.replace(/\d+(?!.*\d)/, '999999') })).toEqual([
      404,
      expect.objectContaining({ detail }),
    ]);
  });

  test('a day that is no holiday is 404', async () => {
    const url = '/feriados/data=22012027';
    expect(await respostaDe('DELETE /feriados/data=:data(^\\d{8})', { mudarUrl: () => url })).toEqual([
      404,
      expect.objectContaining({ detail: 'Este dia não está na lista de feriados.' }),
    ]);
  });

  test('reads are 404', async () => {
    const doEstoque = `/estoques/${casa.estoque.id}`;
    const aquisicao = await aquisicaoVigente(casa.mercado);
    const solicitacao = await solicitar(casa.mercado, aquisicao, 1);
    const SEM_CONTAGEM = 'A contagem não foi encontrada.';
    const SEM_LINHA = 'O produto não está neste estoque.';
    for (const [url, detail] of [
      [`/solicitacoes/${solicitacao.id}/fotos/999999`, 'Foto não encontrada.'],
      [`${doEstoque}/contagens/999999`, SEM_CONTAGEM],
      [`${doEstoque}/contagens/999999/conferencia`, SEM_CONTAGEM],
      [`${doEstoque}/produtos-estoque/999999/kardex`, SEM_LINHA],
      [`${doEstoque}/produtos-estoque/999999/kardex/pagina`, SEM_LINHA],
      [`${doEstoque}/movimentacoes/999999`, 'Movimentação não encontrada.'],
      [`${doEstoque}/kits/999999`, 'Kit não encontrado.'],
    ]) {
      const resposta = await gestora.injetar('GET', url!);
      expect([url, resposta.statusCode, resposta.json().detail]).toEqual([url, 404, detail]);
    }
  });
});

describe('a read of an unknown record', () => {
  abrirEmCadaTabela();
  test.each([
    ['/usuarios/999999/imagem', 'Usuário não encontrado.'],
    ['/unidades-educacionais/999999', 'Unidade educacional não encontrada.'],
    ['/preparos/999999', 'Preparo não encontrado.'],
    ['/pratos/999999', 'Prato não encontrado.'],
    ['/cardapios/999999', 'Cardápio não encontrado.'],
    ['/cardapios-semanais/999999', 'Cardápio semanal não encontrado.'],
    ['/refeicoes/999999', 'Refeição não encontrada.'],
    ['/refeicoes/999999/registros-alimentos', 'Refeição não encontrada.'],
    ['/refeicoes/999999/produtos', 'Refeição não encontrada.'],
    ['/refeicoes/999999/abatimento', 'Refeição não encontrada.'],
    ['/refeicoes/999999/desperdicios', 'Refeição não encontrada.'],
    ['/aquisicoes/999999', 'Aquisição não encontrada.'],
    ['/aquisicoes/999999/cancelamento', 'Aquisição não encontrada.'],
    ['/aquisicoes/999999/itens', 'Aquisição não encontrada.'],
    ['/aquisicoes/999999/aditivos', 'Aquisição não encontrada.'],
    ['/chamadas-publicas/999999', 'Chamada pública não encontrada.'],
    ['/solicitacoes/999999', 'Solicitação de compra não encontrada.'],
    ['/pagamentos/999999', 'Pagamento não encontrado.'],
    ['/pagamentos/solicitacoes/999999', 'Solicitação de compra não encontrada.'],
    ['/solicitacoes/999999/cancelamento', 'Solicitação de compra não encontrada.'],
    ['/solicitacoes/999999/fotos/1', 'Solicitação de compra não encontrada.'],
    ['/solicitacoes/999999/rascunho', 'Solicitação de compra não encontrada.'],
    ['/solicitacoes/999999/produtos-recebidos', 'Solicitação de compra não encontrada.'],
    ['/recebimentos-compra/solicitacoes/999999', 'Solicitação de compra não encontrada.'],
    ['/notas-fiscais/999999/imagem', 'Nota fiscal não encontrada.'],
    ['/notas-fiscais/999999/xml', 'Nota fiscal não encontrada.'],
    ['/secretarias-estaduais/999999', 'Secretaria não encontrada.'],
    ['/relatorios/preparos/999999', 'Preparo não encontrado.'],
    ['/relatorios/pratos/999999', 'Prato não encontrado.'],
    ['/relatorios/aquisicoes/999999', 'Aquisição não encontrada.'],
    ['/relatorios/solicitacoes/999999', 'Solicitação de compra não encontrada.'],
    ['/relatorios/recebimentos-compra/999999', 'Solicitação de compra não encontrada.'],
    ['/relatorios/refeicoes/999999', 'Refeição não encontrada.'],
  ])('%s is 404', async (url, detail) => {
    const resposta = await gestora.injetar('GET', url);
    expect([resposta.statusCode, resposta.json().detail]).toEqual([404, detail]);
  });

  test('the reason of a cancellation that did not happen is 404', async () => {
    const aquisicao = await aquisicaoVigente(casa.mercado);
    const solicitacao = await solicitar(casa.mercado, aquisicao, 1);
    const linha = await criarLoteEmEstoque(app, {
      estoqueId: casa.estoque.id,
      produtoId: casa.mercado.arroz.id,
      quantidade: 2,
      dataFabricacao: '2026-01-01',
    });
    const doEstoque = `/estoques/${casa.estoque.id}`;
    const { id } = await feito<{ id: number }>(gestora, 'POST', `${doEstoque}/movimentar/${casa.destino.id}`, [
      { produtoEstoque: { id: linha.id }, quantidade: 1 },
    ]);
    const frases = [];
    for (const registro of [
      `/aquisicoes/${aquisicao.id}`,
      `/solicitacoes/${solicitacao.id}`,
      `${doEstoque}/movimentacoes/${id}`,
    ])
      frases.push((await gestora.injetar('GET', `${registro}/cancelamento`)).json().detail);
    expect(frases).toEqual([
      'A aquisição não foi cancelada.',
      'A solicitação não foi cancelada.',
      'A movimentação não foi cancelada.',
    ]);
  });
});

describe('a code of a list', () => {
  abrirEmCadaTabela();
  test.each([
    ['POST /usuarios', 'pessoa.cargo', { pessoa: { nome: 'ana', cpf: '74407265027', pessoaTipo: 'FUNCIONARIO' } }],
    ['POST /itens-produto', 'categoria', {}],
    ['POST /produtos', 'unidadeProduto', {}],
    ['POST /alimentos', 'forma', {}],
    ['POST /fornecedores', 'porteDaEmpresa', {}],
    ['POST /aquisicoes', 'tipoDeLicitacao', {}],
    ['POST /aquisicoes', 'modalidadeLicitacao', {}],
    ['POST /aquisicoes', 'fonteRecurso', { aquisicaoTipo: 'CHAMADA' }],
  ] as const)('%s refuses a code that is not in its list at %s', async (nome, campo, mudanca) => {
    const outra = (corpo: object) => {
      const [de, dentro] = campo.split('.') as [string, string?];
      const novo: Record<string, unknown> = { ...corpo, ...mudanca };
      return { ...novo, [de]: dentro ? { ...(novo[de] as object), [dentro]: 'AUSENTE' } : 'AUSENTE' };
    };
    expect(await respostaDe(nome, { mudar: outra })).toEqual([
      422,
      expect.objectContaining({ errors: [{ campo, mensagem: 'Escolha uma das opções da lista.' }] }),
    ]);
  });
});

describe('a record in use is not deleted, and the refusal names each kind of its uses', () => {
  abrirEmCadaTabela();
  async function recusaDe(url: string): Promise<string> {
    const resposta = await gestora.injetar('DELETE', url);
    expect(resposta.statusCode).toBe(409);
    return resposta.json<{ detail: string }>().detail;
  }

  test('a weekly menu that filled days of the calendar', async () => {
    const cardapio = await criarCardapio(app);
    const { id, nome } = await criarSemanal(app, [cardapio]);
    await feito(gestora, 'POST', '/cardapios-calendario', {
      tipo: 'SEMANAL',
      cardapio: { id },
      data: DIA.br,
      unidadesEducacionais: [{ unidade: casa.unidade }],
    });
    expect(await recusaDe(`/cardapios-semanais/${id}`)).toMatch(
      new RegExp(`^O cardápio semanal ${nome} não pode ser excluído: é usado por 1 dia do calendário \\(`, 'i'),
    );
  });

  test('a supplier with a contract', async () => {
    const mercado = await abrirMercado(app);
    const { numero, ano } = await aquisicaoVigente(mercado);
    expect(await recusaDe(`/fornecedores/${mercado.fornecedor.id}`)).toMatch(
      new RegExp(`^O fornecedor .* não pode ser excluído: é usado por 1 licitação/contrato \\(${numero}/${ano}\\)\\.$`),
    );
  });

  test('an item with a product and a food', async () => {
    const { itemId, nome } = await criarProduto(app);
    const alimento = await criarAlimento(app, { itemId });
    expect(await recusaDe(`/itens-produto/${itemId}`)).toMatch(
      new RegExp(`é usado por 1 produto \\(${nome}\\) e 1 alimento \\(${alimento.nome}\\)\\.$`, 'i'),
    );
  });

  test('a product with a lot and in a contract', async () => {
    const mercado = await abrirMercado(app);
    const { numero, ano } = await aquisicaoVigente(mercado);
    await criarLoteEmEstoque(app, {
      estoqueId: casa.estoque.id,
      produtoId: mercado.arroz.id,
      quantidade: 1,
      numero: 'L',
    });
    expect(await recusaDe(`/produtos/${mercado.arroz.id}`)).toMatch(
      new RegExp(`é usado por 1 lote \\(L\\) e 1 licitação/contrato \\(${numero}/${ano}\\)\\.$`),
    );
  });

  test('a menu of a weekly menu and of a day', async () => {
    const cardapio = await criarCardapio(app);
    const semanal = await criarSemanal(app, [cardapio]);
    await criarLancamento(app, casa.unidade, cardapio, '2026-04-01');
    expect(await recusaDe(`/cardapios/${cardapio.id}`)).toMatch(
      new RegExp(
        `é usado por 1 cardápio semanal \\(${semanal.nome}\\) e 1 dia do calendário \\(01/04/2026\\)\\.$`,
        'i',
      ),
    );
  });

  test('a dish that replaces another one', async () => {
    const prato = await criarPrato(app);
    const cardapio = await criarCardapio(app, [prato], { categoriaId: prato.categoriaId });
    const lancamento = await criarLancamento(app, casa.unidade, cardapio, '2026-04-02');
    const outro = await criarPrato(app, undefined, { categoriaId: prato.categoriaId });
    await feito(gestora, 'PUT', `/cardapios-calendario/${lancamento.id}/substituicoes`, {
      substituido: { id: prato.id },
      substituto: { id: outro.id },
    });
    expect(await recusaDe(`/pratos/${outro.id}`)).toMatch(/é usado por 1 substituição \(02\/04\/2026\)\.$/);
  });

  test('a unit with two menus of one day, and a notice that a food is missing', async () => {
    const unidade = await criarUnidade(app);
    for (const cardapio of [await criarCardapio(app), await criarCardapio(app)]) {
      await criarLancamento(app, unidade, cardapio, '2026-04-03');
    }
    const falta = { dia: '2026-04-04', quantidade: '1', unidadeMedida: 'KG', usuarioId: gestora.usuarioId } as const;
    const { id: alimentoId } = await criarAlimento(app);
    await app.banco.insert(avisosDeFalta).values({ ...falta, unidadeEducacionalId: unidade.id, alimentoId });
    expect(await recusaDe(`/unidades-educacionais/${unidade.id}`)).toContain(
      'é usada por 1 dia do calendário (03/04/2026) e 1 aviso de falta (04/04/2026). Para que deixe',
    );
  });

  test('a food that another one replaced in a meal', async () => {
    const { id: refeicaoId } = (
      await app.banco
        .insert(refeicoes)
        .values({
          unidadeEducacionalId: casa.unidade.id,
          pratoId: (await criarPrato(app)).id,
          dia: '2026-04-05',
          hora: '11:00',
          tipo: 'ALMOCO',
          quantidadeDePessoas: 10,
          usuarioId: gestora.usuarioId,
        })
        .returning()
    )[0]!;
    const [faltou, entrou] = [await criarAlimento(app), await criarAlimento(app)];
    const troca = { quantidade: '1', unidadeMedida: 'KG', motivo: 'Faltou' } as const;
    await app.banco
      .insert(refeicaoSubstituicoes)
      .values({ ...troca, refeicaoId, alimentoId: faltou.id, substitutoId: entrou.id });
    for (const { id } of [faltou, entrou]) {
      expect(await recusaDe(`/alimentos/${id}`)).toMatch(/é usado por 1 refeição \(05\/04\/2026 11:00\)\.$/);
    }
  });
});

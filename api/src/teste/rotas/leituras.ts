import type { Comentario, Kit, Movimentacao, Solicitacao } from '@merenda/shared/contratos';
import { documentosEmitidos } from '../../banco/esquema/relatorios/documentos.js';
import { criarCategoria } from '../cardapios.js';
import { aquisicaoVigente, corpoDaAquisicao, solicitar } from '../compras.js';
import { cardapioDoDia, DIA, feito, loteNoEstoque, refeicaoExecutada, refeicaoRegistrada, type Casa } from './casa.js';
import { chamadaClassificada } from './escritas/chamadas.js';
import { comentarDoLote } from './escritas/comentarios.js';
import { pago, recebida } from './escritas/compras.js';
import { umLoteContado } from './escritas/contagens.js';

/** One row of each kind that the reads of a unit return. */
async function povoar(casa: Casa) {
  const { app, estoque, gestora, mercado, turma } = casa;
  const aquisicao = await aquisicaoVigente(mercado);
  const { id: cancelada } = await feito<{ id: number }>(gestora, 'POST', '/aquisicoes', corpoDaAquisicao(mercado));
  await feito(gestora, 'PUT', `/aquisicoes/${cancelada}/cancelamento`, { motivo: 'Deserta' });
  const desistida: Solicitacao = await solicitar(mercado, aquisicao, 1);
  await feito(gestora, 'POST', `/solicitacoes/${desistida.id}/cancelar`, { motivo: 'Engano' });
  const lote = await loteNoEstoque(casa);
  await feito(gestora, 'POST', `/estoques/${estoque.id}/balancos/produtos-estoque/${lote.id}`, {
    quantidadeAnterior: 10,
    novaQuantidade: 9,
  });
  const movimentacao = await feito<Movimentacao>(
    gestora,
    'POST',
    `/estoques/${estoque.id}/movimentar/${casa.destino.id}`,
    [{ produtoEstoque: { id: lote.id }, quantidade: 1 }],
  );
  await feito(gestora, 'PUT', `/estoques/${estoque.id}/movimentacoes/${movimentacao.id}/cancelar`, {
    motivo: 'Engano',
  });
  const { alunos, ...daTurma } = turma;
  const kit = await feito<Kit>(gestora, 'POST', `/estoques/${estoque.id}/produtos-estoque/kit`, {
    ...daTurma,
    ...alunos[0],
    produtosKits: [{ produtoLoteFk: lote.produtoLoteId, quantidade: 1 }],
  });
  const bloqueado = await loteNoEstoque(casa);
  await feito(gestora, 'PUT', `/lotes/${bloqueado.produtoLoteId}/bloquear`, { motivo: 'Embalagem violada' });
  const { id: contagem } = await umLoteContado(casa);
  const { prato } = await cardapioDoDia(casa);
  const documento = String(estoque.id).padStart(16, '0');
  await app.banco.insert(documentosEmitidos).values({
    numero: estoque.id,
    ano: 2020,
    codigo: documento,
    emitidoEm: DIA.instante,
    usuarioId: gestora.usuarioId,
    tipo: 'cardapio-impresso',
    registroId: casa.unidade.id,
    endereco: `/relatorio/cardapio-impresso/${casa.unidade.id}`,
    titulo: 'Cardápio semanal',
    sha256: '0'.repeat(64),
  });
  const comentario = await feito<Comentario>(gestora, 'POST', '/comentarios', comentarDoLote(bloqueado.produtoLoteId));
  const entrega = await recebida(casa);
  return {
    documento,
    comentario: { id: comentario.id, arquivo: comentario.arquivos[0]?.id },
    aquisicao: aquisicao.id,
    chamada: (await chamadaClassificada(casa)).id,
    fornecedor: mercado.fornecedor.id,
    cancelada,
    desistida: desistida.id,
    recebida: entrega,
    pagamento: (await pago(casa, entrega)).id,
    linha: lote.id,
    lote: lote.produtoLoteId,
    movimentacao: movimentacao.id,
    kit: kit.id,
    contagem,
    registrada: (await refeicaoRegistrada(casa)).id,
    executada: (await refeicaoExecutada(casa)).id,
    faixa: (await criarCategoria(app)).faixa.id,
    prato,
  };
}

const [dia, mes, ano] = DIA.br.split('/');
const SEM_BARRAS = `${dia}${mes}${ano}`;
const PERIODO = `de=01/11/2026&ate=30/11/2026`;

/** Every read that belongs to a unit, with the URL that returns a row of this unit. */
export async function leiturasDe(casa: Casa): Promise<Record<string, string>> {
  const { estoque, unidade, turma } = casa;
  const tem = await povoar(casa);
  const daUnidade = `unidade=${unidade.id}`;
  const doEstoque = `/estoques/${estoque.id}`;
  return {
    'GET /notificacoes': '/notificacoes',
    'GET /hoje/unidades/pagina': '/hoje/unidades/pagina',
    'GET /hoje/secretaria': '/hoje/secretaria',
    'GET /hoje/:cartao': '/hoje/COZINHA',
    'GET /notificacoes/pagina': '/notificacoes/pagina',
    'GET /notificacoes/grupos': '/notificacoes/grupos',
    'GET /busca': `/busca?termo=${ano}`,
    'GET /comentarios': `/comentarios?entidade=lotes&registro=${tem.lote}`,
    'GET /comentarios/:id/arquivos/:arquivo': `/comentarios/${tem.comentario.id}/arquivos/${tem.comentario.arquivo}`,
    'GET /auditoria/:entidade/:id': `/auditoria/refeicoes/${tem.registrada}`,
    'GET /aquisicoes': '/aquisicoes',
    'GET /aquisicoes/:id': `/aquisicoes/${tem.aquisicao}`,
    'GET /aquisicoes/:id/cancelamento': `/aquisicoes/${tem.cancelada}/cancelamento`,
    'GET /aquisicoes/:id/itens': `/aquisicoes/${tem.aquisicao}/itens`,
    'GET /aquisicoes/:id/aditivos': `/aquisicoes/${tem.aquisicao}/aditivos`,
    'GET /chamadas-publicas': '/chamadas-publicas',
    'GET /chamadas-publicas/:id': `/chamadas-publicas/${tem.chamada}`,
    // While an acquisition takes requests, other units may read what its suppliers won.
    'GET /fornecedores/:id/itens': `/fornecedores/${tem.fornecedor}/itens?aquisicao=${tem.cancelada}`,
    'GET /solicitacoes': '/solicitacoes',
    'GET /solicitacoes/pagina': '/solicitacoes/pagina',
    'GET /solicitacoes/filtros': '/solicitacoes/filtros',
    'GET /solicitacoes/:id': `/solicitacoes/${tem.recebida.id}`,
    'GET /necessidades': `/necessidades?de=${DIA.br}&ate=${DIA.br}`,
    'GET /necessidades/origem': `/necessidades/origem?de=${DIA.br}&ate=${DIA.br}&${daUnidade}&item=1&unidadeMedida=KG`,
    'GET /necessidades/itens': `/necessidades/itens?${daUnidade}&itens=1`,
    'GET /unidades-educacionais/:id/adesao': `/unidades-educacionais/${unidade.id}/adesao`,
    'GET /solicitacoes/:id/cancelamento': `/solicitacoes/${tem.desistida}/cancelamento`,
    'GET /solicitacoes/:id/lotes-conhecidos': `/solicitacoes/${tem.recebida.id}/lotes-conhecidos`,
    'GET /solicitacoes/:id/rascunho': `/solicitacoes/${tem.recebida.id}/rascunho`,
    'GET /solicitacoes/:id/fotos/:foto': `/solicitacoes/${tem.recebida.id}/fotos/${tem.recebida.foto}`,
    'GET /solicitacoes/:id/produtos-recebidos': `/solicitacoes/${tem.recebida.id}/produtos-recebidos`,
    'GET /recebimentos-compra/solicitacoes/:id': `/recebimentos-compra/solicitacoes/${tem.recebida.id}`,
    'GET /notas-fiscais/:id/imagem': `/notas-fiscais/${tem.recebida.nota.id}/imagem`,
    'GET /pagamentos/pagina': '/pagamentos/pagina',
    'GET /pagamentos/relacao': '/pagamentos/relacao',
    'GET /pagamentos/solicitacoes/:id': `/pagamentos/solicitacoes/${tem.recebida.id}`,
    'GET /pagamentos/:id': `/pagamentos/${tem.pagamento}`,
    'GET /extratos/conciliacao': '/extratos/conciliacao?de=2020-01-01&ate=2020-12-31',
    'GET /notas-fiscais/:id/xml': `/notas-fiscais/${tem.recebida.nota.id}/xml`,
    'GET /estoques/me': '/estoques/me',
    'GET /estoques/me/:id': `/estoques/me/${estoque.id}`,
    'GET /estoques/:id/produtos-estoque': `${doEstoque}/produtos-estoque`,
    'GET /estoques/:id/produtos-estoque/:idProduto/kardex': `${doEstoque}/produtos-estoque/${tem.linha}/kardex`,
    'GET /estoques/:id/produtos-estoque/:idProduto/kardex/pagina': `${doEstoque}/produtos-estoque/${tem.linha}/kardex/pagina`,
    'GET /estoques/produtos-estoque/pagina': '/estoques/produtos-estoque/pagina',
    'GET /lotes': '/lotes',
    'GET /lotes/:id/rastreio': `/lotes/${tem.lote}/rastreio`,
    'GET /vencimentos': '/vencimentos',
    'GET /estoques/:id/por-produto': `${doEstoque}/por-produto`,
    'GET /estoques/:id/valor': `${doEstoque}/valor`,
    'GET /estoques/:id/balancos': `${doEstoque}/balancos`,
    'GET /estoques/:id/contagens': `${doEstoque}/contagens`,
    'GET /estoques/:id/contagens/:contagem': `${doEstoque}/contagens/${tem.contagem}`,
    'GET /estoques/:id/contagens/:contagem/conferencia': `${doEstoque}/contagens/${tem.contagem}/conferencia`,
    'GET /estoques/:id/movimentacoes': `${doEstoque}/movimentacoes`,
    'GET /estoques/movimentacoes/pagina': '/estoques/movimentacoes/pagina',
    'GET /estoques/:id/movimentacoes/pagina': `${doEstoque}/movimentacoes/pagina`,
    'GET /estoques/:id/movimentacoes/:idMovimentacao': `${doEstoque}/movimentacoes/${tem.movimentacao}`,
    'GET /estoques/:id/movimentacoes/:idMovimentacao/cancelamento': `${doEstoque}/movimentacoes/${tem.movimentacao}/cancelamento`,
    'GET /estoques/:id/unidade/:unidade/kit': `${doEstoque}/unidade/${unidade.id}/kit`,
    'GET /estoques/:id/kits-de-hoje': `${doEstoque}/kits-de-hoje`,
    'GET /estoques/:id/kits/:idKit': `${doEstoque}/kits/${tem.kit}`,
    'GET /gestao-escolar/turmas': `/gestao-escolar/turmas?${daUnidade}&anoLetivo=${ano}`,
    'GET /gestao-escolar/alunos': `/gestao-escolar/alunos?${daUnidade}&turma=${turma.turmaId}&ano=${ano}`,
    'GET /cardapios-calendario/pratos': `/cardapios-calendario/pratos?${PERIODO}&unidade=${unidade.id}`,
    'GET /cardapios-calendario/semana': '/cardapios-calendario/semana',
    'GET /cardapios-calendario': `/cardapios-calendario?${PERIODO}`,
    'GET /cardapios-calendario/eventos': `/cardapios-calendario/eventos?${PERIODO}`,
    'GET /cardapios-calendario/unidade=:unidade(^\\d+)/cardapios': `/cardapios-calendario/${daUnidade}/cardapios`,
    'GET /cardapios-calendario/de=:de(^\\d{8});ate=:ate(^\\d{8});unidade=:unidade(^\\d+)/cardapios': `/cardapios-calendario/de=${SEM_BARRAS};ate=${SEM_BARRAS};${daUnidade}/cardapios`,
    'GET /cardapios-calendario/data=:data(^\\d{8});unidade=:unidade(^\\d+)/cardapios': `/cardapios-calendario/data=${SEM_BARRAS};${daUnidade}/cardapios`,
    'GET /conformidade': `/conformidade?dia=${DIA.br}`,
    'GET /conformidade/:unidade': `/conformidade/${unidade.id}?dia=${DIA.br}`,
    'GET /fichas-tecnicas/estoque': `/fichas-tecnicas/estoque?${daUnidade}&categoria=${tem.prato.categoriaId}&modalidade=PARCIAL1&pratos=${tem.prato.id}`,
    'GET /pratos/servidos': `/pratos/servidos?${daUnidade}`,
    'GET /cozinha': `/cozinha?${daUnidade}&de=${DIA.br}&ate=${DIA.br}`,
    'GET /refeicoes': `/refeicoes?${daUnidade}`,
    'GET /refeicoes/pagina': `/refeicoes/pagina?${daUnidade}`,
    'GET /refeicoes/quantidade-alunos-com-alimentacao': `/refeicoes/quantidade-alunos-com-alimentacao?data=${DIA.br}&faixaEtaria=${tem.faixa}&${daUnidade}`,
    'GET /refeicoes/:id/ficha-tecnica': `/refeicoes/${tem.executada}/ficha-tecnica`,
    'GET /refeicoes/:id': `/refeicoes/${tem.registrada}`,
    'GET /refeicoes/:id/registros-alimentos': `/refeicoes/${tem.registrada}/registros-alimentos`,
    'GET /refeicoes/:id/produtos': `/refeicoes/${tem.executada}/produtos`,
    'GET /refeicoes/:id/abatimento': `/refeicoes/${tem.registrada}/abatimento`,
    'GET /refeicoes/:id/desperdicios': `/refeicoes/${tem.executada}/desperdicios`,
    'GET /relatorios/aquisicoes/:id': `/relatorios/aquisicoes/${tem.aquisicao}`,
    'GET /relatorios/chamadas-publicas/:id': `/relatorios/chamadas-publicas/${tem.chamada}`,
    'GET /relatorios/solicitacoes/:id': `/relatorios/solicitacoes/${tem.recebida.id}`,
    'GET /relatorios/recebimentos-compra/:id': `/relatorios/recebimentos-compra/${tem.recebida.id}`,
    'GET /relatorios/estoques/:id': `/relatorios${doEstoque}`,
    'GET /relatorios/refeicoes/:id': `/relatorios/refeicoes/${tem.executada}`,
    'GET /relatorios/cardapios-calendario': `/relatorios/cardapios-calendario?de=${DIA.br}&para=${DIA.br}&${daUnidade}`,
    'GET /relatorios/cardapios-calendario/resumido': `/relatorios/cardapios-calendario/resumido?de=${DIA.br}&para=${DIA.br}&${daUnidade}`,
    'GET /relatorios/cardapios-impressos': `/relatorios/cardapios-impressos?de=${DIA.br}&para=${DIA.br}&${daUnidade}`,
    'GET /documentos-emitidos/:codigo': `/documentos-emitidos/${tem.documento}`,
    'GET /relatorios/consumo-mensal': `/relatorios/consumo-mensal?${PERIODO}`,
    'GET /relatorios/consumo-mensal/pagina': `/relatorios/consumo-mensal/pagina?${PERIODO}`,
    'GET /relatorios/valor-dos-estoques': '/relatorios/valor-dos-estoques',
    'GET /relatorios/valor-dos-estoques/pagina': '/relatorios/valor-dos-estoques/pagina',
    'GET /relatorios/custo-das-refeicoes/pagina': `/relatorios/custo-das-refeicoes/pagina?${PERIODO}`,
    'GET /relatorios/refeicoes-por-mes': `/relatorios/refeicoes-por-mes?${PERIODO}`,
    'GET /relatorios/sobras': `/relatorios/sobras?${PERIODO}`,
    'GET /relatorios/sobras/pagina': `/relatorios/sobras/pagina?${PERIODO}`,
  };
}

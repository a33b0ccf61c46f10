import type { ProdutoRecebidoNovo, RecebimentoNovo, Solicitacao } from '@merenda/shared/contratos';
import { formatarData } from '@merenda/shared/formatos';
import {
  anoDoDia,
  AVISO_TEMPERATURA_FORA,
  decimal,
  descricaoDoRecebimento,
  FORA_DA_SOLICITACAO,
  ladoForaDoLimite,
  MAQUINA_SOLICITACAO,
  nadaAceito,
  avisoDoPrazo,
  PRAZO_NA_ENTREGA,
  prazoInsuficiente,
  prazoMinimo,
  type PrazoMinimo,
  serieDaChave,
  somar,
  statusAposRecebimento,
  em,
  violacoesDaChegada,
  violacoesDosLotes,
  violacoesDoVencimento,
  type Violacao,
} from '@merenda/shared/regras';
import { eq } from 'drizzle-orm';
import type { Contexto } from '../../banco/contexto.js';
import { comoNumeric } from '../../banco/esquema/colunas.js';
import { notasFiscais, solicitacoes } from '../../banco/esquema/compras/solicitacoes.js';
import { primeira } from '../../banco/restricoes.js';
import { emTransacao, type Transacao } from '../../banco/transacao.js';
import { escritorDeEmbalagens, regrasEmVigor, type EscritorDeEmbalagens } from '../../cadastros/index.js';
import { auditar } from '../../mecanismos/auditoria/auditar.js';
import { exigirVersao, type Recebida } from '../../mecanismos/versao.js';
import { conflito, invalido } from '../../nucleo/recusas.js';
import { hoje } from '../../nucleo/relogio.js';
import type { Instalacao } from '../notas-eletronicas/consultas.js';
import { anoFechado, daSolicitacaoDoPnae, registrarCorrecao } from '../anos-fechados/correcoes.js';
import { conferirRecebida, guardarRecebida, lerRecebida, type NotaRecebida } from '../notas-eletronicas/gravacao.js';
import { comNumeroUnico, conferirRepeticao } from '../notas-fiscais/repetida.js';
import { gravarConferencia, violacoesDaConferencia } from './conferencia.js';
import { buscarSolicitacao, travarSolicitacao } from './consultas.js';
import { darEntrada, recebimentoDe, type LoteAceito } from './entrada.js';
import { apagarRascunho } from './rascunho.js';

/**
 * Receives a delivery, complete or partial: invoice, receipt, lots in the stock of the request's unit, ledger and
 * status, all in one transaction. When nothing is accepted, the request is returned and no invoice is stored. 409 by
 * state, by stale version, for an invoice that this request already has or, without a reason, another one of the
 * supplier, or for more than is left; 422 for dates, a missing invoice, an NF-e that breaks a rule, and the short shelf
 * life or a temperature outside the product's limits without a justification.
 */
export async function receberSolicitacao(
  contexto: Contexto,
  instalacao: Instalacao,
  id: number,
  recebimento: Recebida<RecebimentoNovo>,
): Promise<Solicitacao> {
  const { notaEletronica } = recebimento;
  // Nothing accepted: the delivery goes back with its invoice.
  const eletronica =
    notaEletronica && !nadaAceito(recebimento.produtos)
      ? await lerRecebida(contexto, instalacao, notaEletronica)
      : null;
  return emTransacao(contexto, async (tx) => {
    const antes = await travarSolicitacao(tx, contexto, id);
    const recusa = MAQUINA_SOLICITACAO.recusa('receber', antes.status);
    if (recusa) throw conflito(recusa);
    exigirVersao(antes, recebimento.versao, 'A solicitação foi alterada');
    const minimo = await minimoNaEntrega(tx, chegadaDe(recebimento));
    const lotes = conferir(antes, recebimento, minimo, await escritorDeEmbalagens(tx));
    const notaFiscalId =
      recebimento.notaFiscal && !nadaAceito(lotes)
        ? await gravarNota(tx, antes, { ...recebimento, notaFiscal: recebimento.notaFiscal }, eletronica)
        : null;
    if (notaFiscalId !== null) await corrigirAno(tx, id, notaFiscalId, recebimento);
    const recebimentoId = await darEntrada(
      tx,
      antes,
      recebimentoDe(contexto, { solicitacaoId: id, notaFiscalId, ...recebimento }),
      lotes,
    );
    await gravarConferencia(tx, id, recebimentoId, recebimento);
    await apagarRascunho(tx, id);
    await tx
      .update(solicitacoes)
      .set({ status: statusCom(antes, lotes), versao: antes.versao + 1 })
      .where(eq(solicitacoes.id, id));
    const depois = await buscarSolicitacao(tx, contexto.usuario, id);
    await auditar(tx, {
      entidade: 'solicitacoes',
      id,
      acao: nadaAceito(lotes) ? 'DEVOLVER' : 'RECEBER',
      antes,
      depois: { ...depois, recebimento: comNomes(recebimento, antes, eletronica) },
    });
    return depois;
  });
}

/** A receipt in a year whose accounts are closed is a correction of them; its observation is the reason. */
async function corrigirAno(
  tx: Transacao,
  solicitacaoId: number,
  notaFiscalId: number,
  { notaFiscal, observacao }: Recebida<RecebimentoNovo>,
): Promise<void> {
  if (!notaFiscal) return;
  const { numero, dataRecebimento } = notaFiscal;
  const ano = anoDoDia(dataRecebimento);
  if (!(await anoFechado(tx, ano, daSolicitacaoDoPnae(solicitacaoId)))) return;
  await registrarCorrecao(tx, {
    ano,
    entidade: 'notas-fiscais',
    registroId: notaFiscalId,
    descricao: descricaoDoRecebimento({ numero, dataRecebimento: formatarData(dataRecebimento) }, 'registrado'),
    motivo: observacao,
  });
}

/** The receipt with the names of its products and the key of its NF-e, for those who read the trail. */
const comNomes = (
  { produtos, notaEletronica, ...recebimento }: Recebida<RecebimentoNovo>,
  { itens }: Solicitacao,
  eletronica: NotaRecebida | null,
) => ({
  ...recebimento,
  ...(notaEletronica &&
    eletronica && {
      chave: eletronica.nota.chave,
      motivoDestinatario: notaEletronica.motivoDestinatario || null,
    }),
  produtos: produtos.map((recebido) => ({
    ...recebido,
    produto: {
      id: recebido.produto.id,
      nome: itens.find(({ produto }) => produto.id === recebido.produto.id)?.produto.nome,
    },
  })),
});

/** The day of a delivery; one that is sent back has no invoice. */
const chegadaDe = ({ notaFiscal }: Pick<Recebida<RecebimentoNovo>, 'notaFiscal'>): string =>
  notaFiscal?.dataRecebimento ?? hoje();

/** The shelf life that the rule in force on the day of the delivery asks for. */
const minimoNaEntrega = async (tx: Transacao, dia: string): Promise<PrazoMinimo | null> =>
  prazoMinimo((await regrasEmVigor(tx, [PRAZO_NA_ENTREGA], dia)).get(PRAZO_NA_ENTREGA));

/** The accepted lots, after all checks. */
function conferir(
  solicitacao: Solicitacao,
  { produtos, notaFiscal, justificativaValidade, justificativaTemperatura, ...conferencia }: Recebida<RecebimentoNovo>,
  minimo: PrazoMinimo | null,
  escritor: EscritorDeEmbalagens,
): LoteAceito[] {
  const erros: Violacao[] = [];
  if (!notaFiscal && !nadaAceito(produtos)) erros.push({ campo: 'notaFiscal', mensagem: 'Informe a nota fiscal.' });
  const dataRecebimento = chegadaDe({ notaFiscal });
  erros.push(...em('notaFiscal', violacoesDaChegada(dataRecebimento, hoje())));
  const lotes = produtos.flatMap(
    (recebido, posicao) => lerLote(erros, solicitacao, recebido, posicao, dataRecebimento) ?? [],
  );
  erros.push(...violacoesDaConferencia(solicitacao, conferencia, produtos, escritor));
  const { agriculturaFamiliar } = solicitacao.fornecedor;
  // The law only concerns foods.
  const curtos = lotes.filter(
    (lote) => lote.alimento && prazoInsuficiente({ ...lote, dataRecebimento, agriculturaFamiliar }, minimo),
  );
  if (minimo && curtos.length > 0 && !justificativaValidade)
    erros.push({ campo: 'justificativaValidade', mensagem: avisoDoPrazo(minimo) });
  if (lotes.some(({ foraDoLimite }) => foraDoLimite) && !justificativaTemperatura)
    erros.push({ campo: 'justificativaTemperatura', mensagem: AVISO_TEMPERATURA_FORA });
  const [primeiro, ...demais] = erros;
  if (primeiro) throw invalido([primeiro, ...demais]);
  exigirQueCaiba(solicitacao, lotes, escritor);
  return lotes;
}

function lerLote(
  erros: Violacao[],
  { itens }: Solicitacao,
  recebido: ProdutoRecebidoNovo,
  posicao: number,
  dataRecebimento: string,
): LoteAceito | undefined {
  const campo = `produtos.${posicao}`;
  const { produto, quantidade, lote, dataFabricacao, dataValidade, deAcordo, temperatura, inspecao } = recebido;
  const item = itens.find((solicitado) => solicitado.produto.id === produto.id);
  if (!item) {
    erros.push({ campo: `${campo}.produto`, mensagem: FORA_DA_SOLICITACAO });
    return undefined;
  }
  if (quantidade === 0 || !lote || !dataFabricacao || !dataValidade) return undefined;
  erros.push(...em(campo, violacoesDoVencimento(dataValidade, hoje())));
  if (dataFabricacao > dataRecebimento)
    erros.push({ campo: `${campo}.dataFabricacao`, mensagem: 'A fabricação não pode ser posterior ao recebimento.' });
  const alimento = item.produto.item.itemProdutoTipo === 'ALIMENTO';
  return {
    posicao,
    itemSolicitacaoId: item.id,
    produtoId: produto.id,
    alimento,
    numero: lote,
    dataFabricacao,
    dataValidade,
    quantidade: String(quantidade),
    foraDoLimite: ladoForaDoLimite(temperatura, item) !== null,
    conferido: {
      deAcordo,
      temperatura: comoNumeric(temperatura),
      temperaturaMinima: comoNumeric(item.temperaturaMinima),
      temperaturaMaxima: comoNumeric(item.temperaturaMaxima),
      inspecao: inspecao || null,
    },
  };
}

function exigirQueCaiba({ itens }: Solicitacao, lotes: LoteAceito[], escritor: EscritorDeEmbalagens): void {
  const faltas: Violacao[] = [];
  for (const { id, produto, quantidade, quantidadeRecebida } of itens) {
    const doItem = lotes.filter(({ itemSolicitacaoId }) => itemSolicitacaoId === id);
    const resta = decimal(quantidade).minus(quantidadeRecebida);
    const [lote] = doItem;
    if (!lote) continue;
    const quantidades = doItem.map((aceito) => aceito.quantidade);
    const escrita = { nome: produto.nome, escrever: escritor(produto) };
    faltas.push(...em(`produtos.${lote.posicao}`, violacoesDosLotes(quantidades, resta, escrita)));
  }
  if (faltas.length > 0) throw conflito(faltas.map(({ mensagem }) => mensagem).join(' '), faltas);
}

async function gravarNota(
  tx: Transacao,
  solicitacao: Solicitacao,
  recebimento: Parameters<typeof conferirRecebida>[2],
  eletronica: NotaRecebida | null,
): Promise<number> {
  if (eletronica) await conferirRecebida(tx, solicitacao, recebimento, eletronica);
  const nota = recebimento.notaFiscal;
  const chave = eletronica?.nota.chave ?? null;
  const serie = chave === null ? null : serieDaChave(chave);
  const motivoRepeticao = await conferirRepeticao(tx, { ...nota, serie, solicitacaoId: solicitacao.id }, 'notaFiscal.');
  const { id } = primeira(
    await comNumeroUnico(
      tx
        .insert(notasFiscais)
        .values({ ...nota, motivoRepeticao, chave, serie, valor: String(nota.valor), solicitacaoId: solicitacao.id })
        .returning({ id: notasFiscais.id }),
      'notaFiscal.',
    ),
  );
  if (eletronica) await guardarRecebida(tx, solicitacao, id, eletronica);
  return id;
}

function statusCom({ itens }: Solicitacao, lotes: LoteAceito[]) {
  return statusAposRecebimento(
    itens.map(({ id, quantidade, quantidadeRecebida }) => ({
      solicitada: quantidade,
      recebida: somar([
        quantidadeRecebida,
        ...lotes.filter(({ itemSolicitacaoId }) => itemSolicitacaoId === id).map((lote) => lote.quantidade),
      ]),
    })),
  );
}

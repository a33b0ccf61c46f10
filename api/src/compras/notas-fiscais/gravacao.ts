import type { NotaFiscal, NotaFiscalEdicao } from '@merenda/shared/contratos';
import { formatarData } from '@merenda/shared/formatos';
import { anoDoDia, violacoesDaChegada } from '@merenda/shared/regras';
import { eq } from 'drizzle-orm';
import type { Contexto } from '../../banco/contexto.js';
import { notasFiscais } from '../../banco/esquema/compras/solicitacoes.js';
import { primeira } from '../../banco/restricoes.js';
import { emTransacao, type Transacao } from '../../banco/transacao.js';
import { auditar } from '../../mecanismos/auditoria/auditar.js';
import { exigirVersao, type Recebida } from '../../mecanismos/versao.js';
import { reencodificarImagem } from '../../nucleo/imagem.js';
import { conflito, invalido } from '../../nucleo/recusas.js';
import { hoje } from '../../nucleo/relogio.js';
import { anoFechado, daSolicitacaoDoPnae } from '../anos-fechados/correcoes.js';
import { violacoesDosDados } from '../notas-eletronicas/gravacao.js';
import { travarNota } from './consultas.js';
import { comNumeroUnico, conferirRepeticao } from './repetida.js';

/**
 * Corrects the invoice of a delivery that was not reversed. 404, 409 by stale version, for a number that the request
 * already has, or that another request of the supplier has and no reason is given; 422 for dates.
 */
export function alterarNota(
  contexto: Contexto,
  id: number,
  { versao, ...edicao }: Recebida<NotaFiscalEdicao>,
): Promise<NotaFiscal> {
  return emTransacao(contexto, async (tx) => {
    const antes = await travarNota(tx, contexto, id);
    if (antes.liberadaEm !== null)
      throw conflito('A entrega desta nota fiscal foi devolvida ou estornada: a nota não pode mais ser corrigida.');
    exigirVersao(antes, versao, 'A nota fiscal foi alterada');
    const [futura] = violacoesDaChegada(edicao.dataRecebimento, hoje());
    if (futura) throw invalido([futura]);
    exigirDadosDaNfe(antes, edicao);
    await exigirAnosAbertos(tx, antes, edicao);
    const motivoRepeticao = await conferirRepeticao(
      tx,
      { ...edicao, id, solicitacaoId: antes.solicitacaoId, serie: antes.serie },
      '',
    );
    const [linha] = await comNumeroUnico(
      tx
        .update(notasFiscais)
        .set({ ...edicao, motivoRepeticao, valor: String(edicao.valor), versao: antes.versao + 1 })
        .where(eq(notasFiscais.id, id))
        .returning(),
      '',
    );
    const depois = comoNota(primeira([linha].flatMap((nota) => nota ?? [])));
    await auditar(tx, { entidade: 'notas-fiscais', id, acao: 'ALTERAR', antes: comoNota(antes), depois });
    return depois;
  });
}

/** An invoice neither enters nor leaves a year whose accounts are closed: its receipt is reversed, with a reason. */
async function exigirAnosAbertos(
  tx: Transacao,
  { solicitacaoId, dataRecebimento }: typeof notasFiscais.$inferSelect,
  edicao: Pick<Recebida<NotaFiscalEdicao>, 'dataRecebimento'>,
): Promise<void> {
  if (edicao.dataRecebimento === dataRecebimento) return;
  for (const ano of new Set([dataRecebimento, edicao.dataRecebimento].map(anoDoDia)))
    if (await anoFechado(tx, ano, daSolicitacaoDoPnae(solicitacaoId)))
      throw invalido([
        {
          campo: 'dataRecebimento',
          mensagem: `As contas de ${ano} estão fechadas: a data do recebimento não muda mais. Estorne o recebimento, com o motivo.`,
        },
      ]);
}

/** An invoice with an NF-e keeps the number, the day and the value of its XML. */
function exigirDadosDaNfe(
  { chave, numero, dataEmissao, valor }: typeof notasFiscais.$inferSelect,
  edicao: Omit<Recebida<NotaFiscalEdicao>, 'versao'>,
): void {
  if (chave === null) return;
  const [primeiro, ...demais] = violacoesDosDados({ numero, dataEmissao, valor }, edicao);
  if (primeiro) throw invalido([primeiro, ...demais]);
}

/** Stores the picture of an invoice, re-encoded from its pixels. 422 when it is not a picture. */
export async function gravarImagem(contexto: Contexto, id: number, dataUrl: string): Promise<void> {
  const imagem = await reencodificarImagem(dataUrl);
  await emTransacao(contexto, async (tx) => {
    const antes = await travarNota(tx, contexto, id);
    await tx.update(notasFiscais).set({ imagem }).where(eq(notasFiscais.id, id));
    await auditar(tx, {
      entidade: 'notas-fiscais',
      id,
      acao: 'IMAGEM',
      antes: { temImagem: antes.imagem !== null },
      depois: { temImagem: true },
    });
  });
}

function comoNota({
  id,
  numero,
  dataEmissao,
  dataRecebimento,
  valor,
  motivoRepeticao,
  imagem,
  chave,
  versao,
}: typeof notasFiscais.$inferSelect): NotaFiscal {
  const datas = { dataEmissao: formatarData(dataEmissao), dataRecebimento: formatarData(dataRecebimento) };
  return { id, numero, ...datas, valor: Number(valor), motivoRepeticao, temImagem: imagem !== null, chave, versao };
}

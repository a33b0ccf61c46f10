import type { NotaFiscal, NotaFiscalEdicao } from '@merenda/shared/contratos';
import { formatarData } from '@merenda/shared/formatos';
import { violacoesDaChegada } from '@merenda/shared/regras';
import { eq, sql } from 'drizzle-orm';
import type { Contexto } from '../../banco/contexto.js';
import { notasFiscais } from '../../banco/esquema/solicitacoes.js';
import { primeira, unico } from '../../banco/restricoes.js';
import { emTransacao, type Transacao } from '../../banco/transacao.js';
import { reencodificarImagem } from '../../nucleo/imagem.js';
import { conflito, invalido, naoEncontrado } from '../../nucleo/recusas.js';
import { hoje } from '../../nucleo/relogio.js';
import { auditar } from '../auditoria/auditar.js';
import { dasUnidadesDe } from '../unidades-do-usuario.js';
import { exigirVersao, type Recebida } from '../versao.js';
import { conferirRepeticao } from './repetida.js';

const ENTIDADE = 'notas-fiscais';

/**
 * Corrects the invoice of a delivery that counts. 404, 409 by stale version, for a number that the request already has, or that another request of the
 * supplier has and no reason is given; 422 for dates.
 */
export function alterarNota(
  contexto: Contexto,
  id: number,
  { versao, ...edicao }: Recebida<NotaFiscalEdicao>,
): Promise<NotaFiscal> {
  return emTransacao(contexto, async (tx) => {
    const antes = await travar(tx, contexto, id);
    if (antes.liberadaEm !== null)
      throw conflito('A entrega desta nota fiscal foi devolvida ou estornada: a nota não pode mais ser corrigida.');
    exigirVersao(antes, versao, 'A nota fiscal foi alterada');
    const [futura] = violacoesDaChegada(edicao.dataRecebimento, hoje());
    if (futura) throw invalido([futura]);
    const motivoRepeticao = await conferirRepeticao(tx, { ...edicao, id, solicitacaoId: antes.solicitacaoId }, '');
    const [linha] = await unico(
      tx
        .update(notasFiscais)
        .set({ ...edicao, motivoRepeticao, valor: String(edicao.valor), versao: antes.versao + 1 })
        .where(eq(notasFiscais.id, id))
        .returning(),
      'notas_fiscais_numero_unico',
      'numero',
      'Esta nota fiscal já foi lançada nesta solicitação.',
    );
    const depois = comoNota(primeira([linha].flatMap((nota) => nota ?? [])));
    await auditar(tx, { entidade: ENTIDADE, id, acao: 'ALTERAR', antes: comoNota(antes), depois });
    return depois;
  });
}

/** Keeps the picture of an invoice, made anew from its pixels. 422 when it is none. */
export async function gravarImagem(contexto: Contexto, id: number, dataUrl: string): Promise<void> {
  const imagem = await reencodificarImagem(dataUrl);
  await emTransacao(contexto, async (tx) => {
    const antes = await travar(tx, contexto, id);
    await tx.update(notasFiscais).set({ imagem }).where(eq(notasFiscais.id, id));
    await auditar(tx, {
      entidade: ENTIDADE,
      id,
      acao: 'IMAGEM',
      antes: { temImagem: antes.imagem !== null },
      depois: { temImagem: true },
    });
  });
}

/** The picture as a data URL; null when there is none. 404 when the request's unit is not the user's. */
export async function lerImagem({ banco, usuario }: Contexto, id: number): Promise<string | null> {
  const { rows } = await banco.execute<{ imagem: string | null }>(sql`select n.imagem ${daUnidade(usuario, id)}`);
  if (!rows[0]) throw naoEncontrado('Nota fiscal não encontrada.');
  return rows[0].imagem;
}

const daUnidade = (usuario: Contexto['usuario'], id: number) =>
  sql`from notas_fiscais n join solicitacoes s on s.id = n.solicitacao_id where n.id = ${id} and ${dasUnidadesDe(usuario, sql`s.unidade_educacional_id`)}`;

async function travar(tx: Transacao, { usuario }: Contexto, id: number): Promise<typeof notasFiscais.$inferSelect> {
  const { rows } = await tx.execute(sql`select n.id ${daUnidade(usuario, id)} for update of n`);
  const [nota] = rows.length > 0 ? await tx.select().from(notasFiscais).where(eq(notasFiscais.id, id)) : [];
  if (!nota) throw naoEncontrado('Nota fiscal não encontrada.');
  return nota;
}

function comoNota({
  id,
  numero,
  dataEmissao,
  dataRecebimento,
  valor,
  motivoRepeticao,
  imagem,
  versao,
}: typeof notasFiscais.$inferSelect): NotaFiscal {
  const datas = { dataEmissao: formatarData(dataEmissao), dataRecebimento: formatarData(dataRecebimento) };
  return { id, numero, ...datas, valor: Number(valor), motivoRepeticao, temImagem: imagem !== null, versao };
}

import { randomInt } from 'node:crypto';
import type { Cancelamento, ChamadaPublica } from '@merenda/shared/contratos';
import {
  MAQUINA_CHAMADA,
  MODULO_DO_SORTEIO,
  recusaClassificacao,
  recusaPublicacao,
  type AcaoChamada,
} from '@merenda/shared/regras';
import { lerData } from '@merenda/shared/formatos';
import { eq } from 'drizzle-orm';
import type { Contexto } from '../../banco/contexto.js';
import { chamadaProjetos, chamadasPublicas } from '../../banco/esquema/compras/chamadas-publicas.js';
import { emTransacao, type Transacao } from '../../banco/transacao.js';
import { auditar } from '../../mecanismos/auditoria/auditar.js';
import { conflito } from '../../nucleo/recusas.js';
import { agora, hoje } from '../../nucleo/relogio.js';
import { buscarChamada, travarChamada } from './consultas.js';
import { contratadoNoAno } from './contratado.js';

/** RASCUNHO → PUBLICADA, with the price research of every item; otherwise 409. */
export const publicarChamada = (contexto: Contexto, id: number): Promise<ChamadaPublica> =>
  mudar(contexto, id, 'publicar', {
    recusa: ({ status, prazo, itens }) =>
      recusaPublicacao(
        {
          status,
          prazo: lerData(prazo) ?? '',
          itens: itens.map(({ produto, cotacoes }) => ({ produto: produto.nome, cotacoes })),
        },
        hoje(),
      ),
  });

/**
 * PUBLICADA → EM_SELECAO: records the draw and what each CAF has contracted in the year, so that the ranking never
 * changes again. 409 before the last day of the deadline, and without projects.
 */
export const classificarChamada = (contexto: Contexto, id: number): Promise<ChamadaPublica> =>
  mudar(contexto, id, 'classificar', {
    recusa: ({ status, prazo, projetos }) =>
      recusaClassificacao({ status, prazo: lerData(prazo) ?? '', projetos: projetos.length }, hoje()),
    colunas: {
      sementeDoSorteio: randomInt(1, MODULO_DO_SORTEIO),
      sorteadaEm: agora(),
      sorteadaPorId: contexto.usuario.id,
    },
    gravar: async (tx, { projetos }) => {
      const contratado = await contratadoNoAno(tx, projetos, Number(hoje().slice(0, 4)));
      for (const projeto of projetos) {
        await tx
          .update(chamadaProjetos)
          .set({ contratadoAntes: contratado.get(projeto.id) ?? '0' })
          .where(eq(chamadaProjetos.id, projeto.id));
      }
    },
  });

/** EM_SELECAO → HOMOLOGADA; otherwise 409. */
export const homologarChamada = (contexto: Contexto, id: number): Promise<ChamadaPublica> =>
  mudar(contexto, id, 'homologar');

/** Not yet HOMOLOGADA → CANCELADA, with its reason; otherwise 409. */
export const cancelarChamada = (contexto: Contexto, id: number, { motivo }: Cancelamento): Promise<ChamadaPublica> =>
  mudar(contexto, id, 'cancelar', { colunas: { motivoCancelamento: motivo } });

interface Mudanca {
  colunas?: Partial<typeof chamadasPublicas.$inferInsert>;
  /** Replaces the check by the table of states. */
  recusa?: (chamada: ChamadaPublica) => string | null;
  gravar?: (tx: Transacao, chamada: ChamadaPublica) => Promise<void>;
}

/** Name of this action in the audit trail. */
const AUDITADA = {
  publicar: 'PUBLICAR',
  classificar: 'CLASSIFICAR',
  homologar: 'HOMOLOGAR',
  cancelar: 'CANCELAR',
} as const satisfies Partial<Record<AcaoChamada, string>>;

function mudar(
  contexto: Contexto,
  id: number,
  acao: keyof typeof AUDITADA,
  { colunas, recusa, gravar }: Mudanca = {},
): Promise<ChamadaPublica> {
  return emTransacao(contexto, async (tx) => {
    const antes = await travarChamada(tx, contexto, id);
    const frase = recusa ? recusa(antes) : MAQUINA_CHAMADA.recusa(acao, antes.status);
    if (frase) throw conflito(frase);
    await gravar?.(tx, antes);
    await tx
      .update(chamadasPublicas)
      .set({ ...colunas, status: MAQUINA_CHAMADA.depois(acao, antes.status), versao: antes.versao + 1 })
      .where(eq(chamadasPublicas.id, id));
    const depois = await buscarChamada(tx, contexto.usuario, id);
    await auditar(tx, { entidade: 'chamadas-publicas', id, acao: AUDITADA[acao], antes, depois });
    return depois;
  });
}

import type { ChamadaPublica, ProjetosDaChamada } from '@merenda/shared/contratos';
import { MAQUINA_CHAMADA, type Violacao } from '@merenda/shared/regras';
import { eq, inArray } from 'drizzle-orm';
import type { Contexto } from '../../banco/contexto.js';
import { fornecedores } from '../../banco/esquema/cadastros/catalogo.js';
import {
  chamadaProjetoItens,
  chamadaProjetos,
  chamadasPublicas,
} from '../../banco/esquema/compras/chamadas-publicas.js';
import { primeira } from '../../banco/restricoes.js';
import { emTransacao, type Transacao } from '../../banco/transacao.js';
import { auditar } from '../../mecanismos/auditoria/auditar.js';
import { exigirVersao, type Recebida } from '../../mecanismos/versao.js';
import { conflito, invalido } from '../../nucleo/recusas.js';
import { buscarChamada, travarChamada } from './consultas.js';

/**
 * Writes all projects of sale of a PUBLICADA call. 404, 409 by state or stale version, 422 at a supplier who is not of
 * family farming, and at a product that the call does not ask for.
 */
export function gravarProjetos(
  contexto: Contexto,
  id: number,
  { projetos, versao }: Recebida<ProjetosDaChamada>,
): Promise<ChamadaPublica> {
  return emTransacao(contexto, async (tx) => {
    const antes = await travarChamada(tx, contexto, id);
    const recusa = MAQUINA_CHAMADA.recusa('receberProjetos', antes.status);
    if (recusa) throw conflito(recusa);
    exigirVersao(antes, versao, 'A chamada pública foi alterada');
    const familias = await lerFamilias(tx, projetos);
    const itens = new Map(antes.itens.map((item) => [item.produto.id, item.id]));
    const [erro, ...demais] = violacoes(projetos, familias, itens);
    if (erro) throw invalido([erro, ...demais]);
    await tx.delete(chamadaProjetos).where(eq(chamadaProjetos.chamadaId, id));
    for (const { fornecedor, itens: ofertas, ...dados } of projetos) {
      const familia = familias.get(fornecedor.id);
      if (!familia?.organizacao) continue;
      const { projetoId } = primeira(
        await tx
          .insert(chamadaProjetos)
          .values({
            ...dados,
            chamadaId: id,
            fornecedorId: fornecedor.id,
            organizacao: familia.organizacao,
            cafs: familia.cafs,
          })
          .returning({ projetoId: chamadaProjetos.id }),
      );
      await tx.insert(chamadaProjetoItens).values(
        ofertas.flatMap(({ produto, quantidade }) => {
          const itemId = itens.get(produto.id);
          return itemId === undefined ? [] : [{ projetoId, itemId, quantidade: String(quantidade) }];
        }),
      );
    }
    await tx
      .update(chamadasPublicas)
      .set({ versao: antes.versao + 1 })
      .where(eq(chamadasPublicas.id, id));
    const depois = await buscarChamada(tx, contexto.usuario, id);
    await auditar(tx, { entidade: 'chamadas-publicas', id, acao: 'ALTERAR', antes, depois });
    return depois;
  });
}

/** The CAF of a supplier: null when it is not of family farming. */
interface Familia {
  organizacao: NonNullable<typeof fornecedores.$inferSelect.cafTipo> | null;
  cafs: number;
}

async function lerFamilias(
  tx: Transacao,
  projetos: Recebida<ProjetosDaChamada>['projetos'],
): Promise<ReadonlyMap<number, Familia>> {
  const ids = projetos.map(({ fornecedor }) => fornecedor.id);
  const lidos = await tx
    .select({
      id: fornecedores.id,
      familiar: fornecedores.agriculturaFamiliar,
      numero: fornecedores.cafNumero,
      tipo: fornecedores.cafTipo,
      membros: fornecedores.cafMembros,
    })
    .from(fornecedores)
    .where(inArray(fornecedores.id, ids));
  return new Map(
    lidos.map(({ id, familiar, numero, tipo, membros }) => [
      id,
      { organizacao: familiar && numero !== null ? tipo : null, cafs: membros.length },
    ]),
  );
}

function violacoes(
  projetos: Recebida<ProjetosDaChamada>['projetos'],
  familias: ReadonlyMap<number, Familia>,
  itens: ReadonlyMap<number, number>,
): Violacao[] {
  return projetos.flatMap(({ fornecedor, itens: ofertas }, n) => {
    const familia = familias.get(fornecedor.id);
    const recusa = recusaDoFornecedor(familia);
    return [
      ...(recusa === null ? [] : [{ campo: `projetos.${n}.fornecedor`, mensagem: recusa }]),
      ...ofertas.flatMap(({ produto }, i) =>
        itens.has(produto.id)
          ? []
          : [{ campo: `projetos.${n}.itens.${i}.produto`, mensagem: 'A chamada pública não pede este produto.' }],
      ),
    ];
  });
}

function recusaDoFornecedor(familia: Familia | undefined): string | null {
  if (!familia) return 'Fornecedor não encontrado.';
  if (familia.organizacao === null)
    return 'O fornecedor não tem CAF: informe número e tipo da CAF no cadastro do fornecedor.';
  return familia.organizacao === 'GRUPO_FORMAL' && familia.cafs === 0
    ? 'O grupo formal não tem famílias: informe as CAF dos membros no cadastro do fornecedor.'
    : null;
}

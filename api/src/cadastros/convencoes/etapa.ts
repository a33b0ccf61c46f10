import {
  type Categoria,
  type Modalidade,
  type ModalidadeEscolar,
  ROTULOS_MODALIDADE_ESCOLAR,
} from '@merenda/shared/contratos';
import { eq, sql } from 'drizzle-orm';
import type { Banco } from '../../banco/conexao.js';
import { categorias } from '../../banco/esquema/cadastros/convencoes.js';
import type { Transacao } from '../../banco/transacao.js';
import { invalido } from '../../nucleo/recusas.js';

/** The school stage of a row, as JSON, for queries joined with `categorias` and `faixas_etarias`. */
export const CATEGORIA = sql<Categoria>`json_build_object('id', categorias.id, 'modalidade', categorias.modalidade,
  'faixaEtaria', json_build_object('id', faixas_etarias.id, 'nome', faixas_etarias.nome))`;

/** The modality as it leaves the server. */
export const modalidadePorNome = (nome: ModalidadeEscolar): Modalidade => ({
  nome,
  descricao: ROTULOS_MODALIDADE_ESCOLAR[nome],
});

/** Throws 422 unless the category exists. */
export async function exigirCategoria(tx: Banco | Transacao, id: number): Promise<void> {
  const [achada] = await tx.select({ id: categorias.id }).from(categorias).where(eq(categorias.id, id));
  if (!achada) throw invalido([{ campo: 'categoria.id', mensagem: 'Categoria não encontrada.' }]);
}

interface Etapa {
  categoria: { id: number };
  modalidade: ModalidadeEscolar;
}

/** Throws 422 when an edit would change category or modality: the rows were chosen for them. They never change. */
export function exigirMesmaEtapa(
  antes: { categoria: { id: number }; modalidade: Modalidade },
  edicao: Partial<Etapa>,
): void {
  if (edicao.categoria && edicao.categoria.id !== antes.categoria.id)
    throw invalido([{ campo: 'categoria', mensagem: 'A categoria não pode ser alterada.' }]);
  if (edicao.modalidade && edicao.modalidade !== antes.modalidade.nome)
    throw invalido([{ campo: 'modalidade', mensagem: 'A modalidade não pode ser alterada.' }]);
}

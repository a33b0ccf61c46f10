import type { TipoDeArquivo } from '@merenda/shared/contratos';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { unidadesEducacionais } from './cadastros/unidades.js';
import { pratos } from './cardapios/cardapios.js';
import { id, instante } from './colunas.js';
import { aquisicoes } from './compras/aquisicoes.js';
import { solicitacoes } from './compras/solicitacoes.js';
import { produtoLotes } from './estoque/estoques.js';

/** What users write about a record. It goes with the record, and comes back when the deletion is undone. */
export const comentarios = pgTable(
  'comentarios',
  {
    id: id(),
    aquisicaoId: integer().references(() => aquisicoes.id, { onDelete: 'cascade' }),
    produtoLoteId: integer().references(() => produtoLotes.id, { onDelete: 'cascade' }),
    pratoId: integer().references(() => pratos.id, { onDelete: 'cascade' }),
    solicitacaoId: integer().references(() => solicitacoes.id, { onDelete: 'cascade' }),
    unidadeEducacionalId: integer().references(() => unidadesEducacionais.id, { onDelete: 'cascade' }),
    texto: text().notNull(),
    usuarioId: integer().notNull(),
    criadoEm: instante().notNull().defaultNow(),
  },
  (t) => [
    check(
      'comentario_registro',
      sql`num_nonnulls(${t.aquisicaoId}, ${t.produtoLoteId}, ${t.pratoId}, ${t.solicitacaoId}, ${t.unidadeEducacionalId}) = 1`,
    ),
    index('comentarios_aquisicao').on(t.aquisicaoId),
    index('comentarios_lote').on(t.produtoLoteId),
    index('comentarios_prato').on(t.pratoId),
    index('comentarios_solicitacao').on(t.solicitacaoId),
    index('comentarios_unidade').on(t.unidadeEducacionalId),
    index('comentarios_usuario').on(t.usuarioId),
  ],
);

/** The columns of `comentarios` of which one names the record. */
export type ColunaDoRegistro = 'aquisicaoId' | 'produtoLoteId' | 'pratoId' | 'solicitacaoId' | 'unidadeEducacionalId';

export const arquivosDeComentarios = pgTable(
  'arquivos_de_comentarios',
  {
    id: id(),
    comentarioId: integer()
      .notNull()
      .references(() => comentarios.id, { onDelete: 'cascade' }),
    nome: text().notNull(),
    tipo: text().$type<TipoDeArquivo>().notNull(),
    /** A data URL; a picture is re-encoded by the server. */
    conteudo: text().notNull(),
  },
  (t) => [
    check('arquivo_de_comentario_tipo', sql`${t.tipo} in ('IMAGEM','PDF')`),
    index('arquivos_de_comentarios_comentario').on(t.comentarioId),
  ],
);

import { nomeProprio } from '@merenda/shared/formatos';
import { sql } from 'drizzle-orm';
import type { Area } from '../mecanismos/area.js';
import { comecaCom, emPartes } from '../mecanismos/busca/buscavel.js';
import { enderecoDe } from '../mecanismos/exportacoes/exportavel.js';
import { importavel } from '../mecanismos/importacoes/plano.js';
import aprovacoes from './aprovacoes/rotas.js';
import govbr from './govbr/rotas.js';
import instalacao from './instalacao/rotas.js';
import links from './links/rotas.js';
import pessoas from './pessoas/rotas.js';
import pins from './pins/rotas.js';
import recuperacao from './recuperacao/rotas.js';
import segundoFator from './segundo-fator/rotas.js';
import sessoes from './sessoes/rotas.js';
import confirmacao from './tokens/confirmacao.rotas.js';
import tokens from './tokens/rotas.js';
import tratamentos from './tratamentos/rotas.js';
import { TIPOS_DE_USO } from './usos/tipos-de-uso.js';
import { idsDosUsuarios } from './usuarios/paginas.js';
import { PLANILHA_DE_USUARIOS } from './usuarios/planilha.js';
import usuarios from './usuarios/rotas.js';

/** Who enters and what each may do: users, sessions, second factor, approvals, privacy. */
export const ACESSO = {
  rotas: [
    aprovacoes,
    confirmacao,
    govbr,
    instalacao,
    links,
    pessoas,
    pins,
    recuperacao,
    segundoFator,
    sessoes,
    tokens,
    tratamentos,
    usuarios,
  ],
  importaveis: { usuarios: importavel('usuarios', PLANILHA_DE_USUARIOS) },
  selecoes: {
    usuarios: (contexto, pedida) => idsDosUsuarios(contexto, enderecoDe('GET /usuarios/pagina', pedida).query),
  },
  historicos: { usuarios: { permissao: 'USUARIOS' } },
  buscaveis: {
    USUARIO: {
      tela: TIPOS_DE_USO.usuario.tela,
      de: sql`usuarios us join pessoas pe on pe.id = us.pessoa_id`,
      texto: { tabela: 'pessoas', apelido: 'pe' },
      codigo: ({ documento }) => comecaCom(sql`pe.cpf`, documento),
      id: sql`us.id`,
      titulo: sql`pe.nome`,
      detalhe: sql`array[us.usuario] || case when us.ativo then '{}'::text[] else array['desativado'] end`,
      ler: (titulo, partes) => ({ titulo: nomeProprio(titulo), detalhe: emPartes(partes) }),
      parametros: sql`case when us.ativo then json_build_object('nome', pe.nome)
      else json_build_object('nome', pe.nome, 'situacao', 'INATIVOS') end`,
    },
  },
} satisfies Area;

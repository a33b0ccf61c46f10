import { GRUPOS_DE_NOTIFICACAO } from '@merenda/shared/contratos';
import { exportavel } from '../exportacoes/exportavel.js';
import { paginaDeNotificacoes } from './consultas.js';

/** The user's notifications. */
export const EXPORTACAO_DE_NOTIFICACOES = exportavel('GET /notificacoes/pagina', {
  titulo: 'Notificações',
  ler: (contexto, { query }) => paginaDeNotificacoes(contexto, query),
  colunas: ({ texto }) => [
    texto('Grupo', ({ grupo }) => GRUPOS_DE_NOTIFICACAO[grupo].titulo),
    texto('Unidade', ({ unidade }) => unidade.nome),
    texto('Notificação', ({ mensagem }) => mensagem),
  ],
});

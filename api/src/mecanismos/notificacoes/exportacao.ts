import { GRUPOS_DE_NOTIFICACAO } from '@merenda/shared/contratos';
import { exportavel, type Exportavel } from '../exportacoes/exportavel.js';
import { paginaDeNotificacoes, type Notificaveis } from './consultas.js';

/** The user's notifications. */
export const exportacaoDeNotificacoes = (notificaveis: Notificaveis): Exportavel =>
  exportavel('GET /notificacoes/pagina', {
    titulo: 'Notificações',
    ler: (contexto, { query }) => paginaDeNotificacoes(notificaveis, contexto, query),
    colunas: ({ texto }) => [
      texto('Grupo', ({ grupo }) => GRUPOS_DE_NOTIFICACAO[grupo].titulo),
      texto('Unidade', ({ unidade }) => unidade.nome),
      texto('Notificação', ({ mensagem }) => mensagem),
    ],
  });

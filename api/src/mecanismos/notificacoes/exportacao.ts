import { GRUPOS_DE_NOTIFICACAO } from '@merenda/shared/contratos';
import { unidadeDaNotificacao } from '@merenda/shared/regras';
import { exportavel, type Exportavel } from '../exportacoes/exportavel.js';
import { paginaDeNotificacoes, type Notificaveis } from './consultas.js';

/** The user's notifications. */
export const exportacaoDeNotificacoes = (notificaveis: Notificaveis): Exportavel =>
  exportavel('GET /notificacoes/pagina', {
    titulo: 'Notificações',
    ler: (contexto, { query }) => paginaDeNotificacoes(notificaveis, contexto, query),
    campos: {
      grupo: { titulo: 'Grupo', valor: ({ grupo }) => GRUPOS_DE_NOTIFICACAO[grupo].titulo },
      unidade: { titulo: 'Unidade', valor: ({ unidade }) => unidadeDaNotificacao(unidade) },
      mensagem: { titulo: 'Notificação', valor: ({ mensagem }) => mensagem },
    },
  });

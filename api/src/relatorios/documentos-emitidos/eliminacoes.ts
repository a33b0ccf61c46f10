import { apagarVencidos, type Eliminacoes } from '../../acesso/index.js';

/** The elimination of the issued documents: their codes confirm nothing any more. */
export const ELIMINACOES_DOS_DOCUMENTOS = {
  'documentos-emitidos': apagarVencidos('documentos_emitidos', 'emitido_em'),
} satisfies Eliminacoes;

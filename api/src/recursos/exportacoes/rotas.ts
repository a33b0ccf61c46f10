import { LISTAS_EXPORTAVEIS } from '@merenda/shared/contratos';
import { exigirImportavel, permissaoDe } from '../importacoes/entidades.js';
import { rotasDe, type Rotas } from '../rotas.js';
import { arquivoDaLista } from './arquivo.js';

/** Largest body, in bytes: the ids of the longest list. */
const IDS_BYTES = 1024 * 1024;

const exportacoes: Rotas = async (app) => {
  const rota = rotasDe(app, 'Exportações');

  rota(
    'POST /exportacoes/:lista',
    {
      // Which of them depends on the list: `exigirImportavel` checks it.
      permissao: LISTAS_EXPORTAVEIS.map(permissaoDe),
      bodyLimit: IDS_BYTES,
      summary: 'Registros de uma lista como planilha, nas colunas da importação, sem gravar nada',
      description: 'Vêm os registros de `ids`, nesta ordem; os que não existem mais ficam de fora.',
    },
    async ({ contexto, params, body: { ids, formato } }) => {
      const { exportar } = exigirImportavel(contexto, params.lista);
      return arquivoDaLista(params.lista, formato, await exportar(contexto.banco, contexto.usuario, ids));
    },
  );
};

export default exportacoes;

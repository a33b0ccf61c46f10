import { FilaLimitada } from '../../nucleo/fila-limitada.js';
import { rotasDe, type Rotas } from '../rotas.js';
import type { Acesso } from './acesso.js';
import { arquivoDaLista } from './arquivo.js';
import { exportacaoDe, type Exportaveis } from './listas.js';

/** Largest body, in bytes: the ids of the longest list. */
const IDS_BYTES = 1024 * 1024;

/** Few lists are in memory at a time. */
const fila = new FilaLimitada({
  aoMesmoTempo: 2,
  esperas: 20,
  lotada: 'Muitas listas estão sendo exportadas ao mesmo tempo. Aguarde alguns segundos e tente novamente.',
});

/** The route that exports these lists, for users who may read them. */
export const exportacoes =
  (exportaveis: Exportaveis, escopo: Omit<Acesso, 'app'>): Rotas =>
  async (app) => {
    const rota = rotasDe(app, 'Exportações');

    rota(
      'POST /exportacoes/:lista',
      {
        // Which permission and which unit depends on the list: they are those of the call that the list reads.
        permissao: 'LOGADO',
        bodyLimit: IDS_BYTES,
        summary: 'Uma lista como planilha, sem gravar nada',
        description:
          'Uma lista que tem importação vem nas colunas dela. `caminho` e `busca` são os da chamada que a lista lê, com os mesmos filtros e a mesma ordem. Com `ids`, vêm só estes registros: de uma lista lida inteira, nesta ordem; de uma lista por páginas, na ordem dela. Os que não existem mais ficam de fora.',
      },
      async ({ contexto, params: { lista }, body }) =>
        fila.executar(async () =>
          arquivoDaLista(
            lista,
            body.formato,
            await exportacaoDe(exportaveis, lista)({ app, ...escopo }, contexto, body),
          ),
        ),
    );
  };

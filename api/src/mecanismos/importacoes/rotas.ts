import { rotasDe, type Rotas } from '../rotas.js';
import { modeloDe } from './arquivos.js';
import { importacoesEmCurso } from './em-curso/rotas.js';
import { exigirImportavel, type Importaveis } from './entidades.js';
import { lerArquivo } from './leitura.js';
import { reconhecerArquivo } from './reconhecimento.js';

/** Largest body of rows, in bytes: 10,000 rows of long texts. */
const LINHAS_BYTES = 24 * 1024 * 1024;

/** The routes that import these entities. */
export const importacoes =
  (importaveis: Importaveis): Rotas =>
  async (app) => {
    const rota = rotasDe(app, 'Importações');
    // Who may import something; `exigirImportavel` checks the entity.
    const permissao = [...new Set(Object.values(importaveis).map((uma) => uma.permissao))];

    rota(
      'GET /importacoes/:entidade/modelo',
      { permissao, summary: 'A planilha modelo de um cadastro, com as listas de escolha e as explicações' },
      async ({ contexto, params }) => modeloDe(contexto, exigirImportavel(importaveis, contexto, params.entidade)),
    );

    rota(
      'POST /importacoes/:entidade/leitura',
      {
        permissao,
        summary: 'Lê uma planilha e reconhece as suas colunas, sem gravar nada',
        description:
          'Aceita XLSX, ODS e CSV. O formato é reconhecido pelo conteúdo; de uma fórmula se lê o valor guardado. `folha` escolhe a folha; sem ela se lê a primeira visível.',
      },
      async ({ contexto, params, body }) =>
        lerArquivo(contexto, exigirImportavel(importaveis, contexto, params.entidade), body),
    );

    rota(
      'POST /importacoes/:entidade/conferencia',
      { permissao, bodyLimit: LINHAS_BYTES, summary: 'O que a importação de cada linha faria, sem gravar nada' },
      async ({ contexto, params, body }) =>
        (
          await exigirImportavel(importaveis, contexto, params.entidade).planejar(
            contexto.banco,
            contexto.usuario,
            body,
          )
        ).conferidas,
    );

    rota(
      'POST /importacoes/reconhecimento',
      {
        permissao,
        summary: 'O que uma planilha parece ser, entre o que o usuário pode importar, sem gravar nada',
        description: 'O mais provável vem primeiro; sem duas colunas reconhecidas de um cadastro, ele não vem.',
      },
      async ({ contexto, body }) => reconhecerArquivo(contexto, importaveis, body),
    );

    await importacoesEmCurso(importaveis, permissao)(app, {});
  };

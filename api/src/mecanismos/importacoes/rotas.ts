import { rotasDe, type Rotas } from '../rotas.js';
import { andamentoDe, nomeDaImportacao } from './andamento.js';
import { arquivoDasRecusadas, modeloDe } from './arquivos.js';
import { exigirImportavel, type Importaveis } from './entidades.js';
import { importarPlanilha } from './gravacao.js';
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
      'POST /importacoes/:entidade',
      {
        permissao,
        bodyLimit: LINHAS_BYTES,
        summary: 'Importa linhas conferidas de uma planilha',
        description:
          'Cada linha leva o `plano` da sua conferência; uma cujo plano mudou é recusada. Com `tudoOuNada`, uma linha recusada impede todas. A de usuários pede a senha, se troca um e-mail ou dá ou tira a permissão Usuários.',
      },
      async (req) => {
        const { contexto, params, body } = req;
        const nome = nomeDaImportacao(req, contexto.escrita?.chave);
        const importavel = exigirImportavel(importaveis, contexto, params.entidade);
        return importarPlanilha(contexto, importavel, body, nome);
      },
    );

    rota(
      'GET /importacoes/andamento',
      {
        permissao: 'PUBLICA',
        semSessao: true,
        summary: 'Quanto já foi feito de uma importação que está em curso',
        description:
          '`chave` é a `Idempotency-Key` da importação, da mesma sessão. `feito` é null quando ela não está em curso.',
      },
      async (req) => andamentoDe(app.banco, nomeDaImportacao(req, req.query.chave)),
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

    rota(
      'POST /importacoes/recusadas',
      { permissao, bodyLimit: LINHAS_BYTES, summary: 'Linhas recusadas como planilha, para corrigir' },
      async ({ body }) => arquivoDasRecusadas(body),
    );
  };

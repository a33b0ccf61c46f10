import { isDeepStrictEqual } from 'node:util';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import type { Banco } from '../banco/conexao.js';
import { primeira } from '../banco/restricoes.js';

/** A statement as the driver got it. */
interface Comando {
  texto: pg.QueryConfig | string;
  valores: unknown[] | undefined;
  /** What it returned. */
  linhas: unknown[];
}

/** The statements of a reading, by their text and parameters. */
type Comandos = Map<string, Comando>;

/**
 * Sees at the driver what readings ask of the database, and what of it has changed. It knows nothing of the program's own
 * notes and marks, which it serves to test.
 */
export interface Observatorio {
  /** Runs `fazer`, and remembers its statements and what they returned under `nome`. */
  observar<T>(nome: string, fazer: () => Promise<T>): Promise<T>;
  /**
   * The names of the readings of which a statement now returns something else. The others would be made of the same rows,
   * so they have the same answer.
   */
  mudadas(): Promise<ReadonlySet<string>>;
  fechar(): Promise<void>;
}

/**
 * Observes a PostgreSQL server: meanwhile all statements of this process go through it. On the embedded database every
 * reading counts as changed, each time.
 */
export function abrirObservatorio(banco: Banco): Promise<Observatorio> {
  const servidor = process.env.DATABASE_URL_TESTE;
  return servidor ? observarServidor(servidor, banco) : Promise.resolve(semObservar());
}

function semObservar(): Observatorio {
  const nomes = new Set<string>();
  return {
    observar: (nome, fazer) => {
      nomes.add(nome);
      return fazer();
    },
    mudadas: async () => nomes,
    fechar: async () => undefined,
  };
}

async function observarServidor(servidor: string, banco: Banco): Promise<Observatorio> {
  const { nome: base } = primeira((await banco.execute<{ nome: string }>(sql`select current_database() as nome`)).rows);
  const endereco = new URL(`/${base}`, servidor);
  const cliente = new pg.Client({ connectionString: endereco.href });
  await cliente.connect();
  const tabelasDe = await leitorDeTabelas(cliente);
  const tabelasMudadas = await vigiarTabelas(cliente);
  const leituras = new Map<string, Comandos>();
  let abertos: Comandos | undefined;
  const soltar = interceptar((comando) => {
    abertos?.set(chaveDe(comando), comando);
  });
  return {
    async observar(nome, fazer) {
      const comandos: Comandos = new Map();
      abertos = comandos;
      const resultado = await fazer();
      abertos = undefined;
      // Each reads its session at least: without any, the observation would be blind and every reading unchanged.
      if (comandos.size === 0) throw new Error(`no statement was seen while ${nome} was read`);
      leituras.set(nome, comandos);
      return resultado;
    },
    async mudadas() {
      const tabelas = await tabelasMudadas();
      const agora = new Map<string, unknown[] | null>();
      const mudou = async (chave: string, comando: Comando) => {
        if (!tabelasDe(comando).some((tabela) => tabelas.has(tabela))) return false;
        if (!agora.has(chave)) {
          agora.set(chave, soLe(comando) ? (await cliente.query(comando.texto as string, comando.valores)).rows : null);
        }
        return !isDeepStrictEqual(agora.get(chave), comando.linhas);
      };
      const achadas = new Set<string>();
      for (const [nome, comandos] of leituras)
        for (const [chave, comando] of comandos)
          if (await mudou(chave, comando)) {
            achadas.add(nome);
            break;
          }
      return achadas;
    },
    async fechar() {
      soltar();
      await cliente.end();
    },
  };
}

/** Calls `anotar` with each statement that has been answered; returns what ends this. */
function interceptar(anotar: (comando: Comando) => void): () => void {
  const { query } = pg.Client.prototype;
  pg.Client.prototype.query = function (this: pg.Client, ...argumentos: unknown[]): unknown {
    const [texto, valores] = argumentos as [Comando['texto'], unknown];
    const respondido = (resultado?: pg.QueryResult) =>
      anotar({ texto, valores: Array.isArray(valores) ? valores : undefined, linhas: resultado?.rows ?? [] });
    const responder = argumentos.at(-1);
    if (typeof responder !== 'function')
      return (Reflect.apply(query, this, argumentos) as Promise<pg.QueryResult>).then((resultado) => {
        respondido(resultado);
        return resultado;
      });
    const aoResponder = (erro: unknown, resultado?: pg.QueryResult) => {
      respondido(resultado);
      Reflect.apply(responder, undefined, [erro, resultado]);
    };
    return Reflect.apply(query, this, [...argumentos.slice(0, -1), aoResponder]);
  } as typeof query;
  return () => {
    pg.Client.prototype.query = query;
  };
}

const textoDe = ({ texto }: Comando): string => (typeof texto === 'string' ? texto : texto.text);
const chaveDe = (comando: Comando): string => JSON.stringify([textoDe(comando), comando.valores]);

/** Whether it can be asked again: it writes nothing and locks nothing. */
const soLe = (comando: Comando): boolean =>
  !/\b(insert|update|delete|lock|share)\b/i.test(textoDe(comando).replaceAll(/"\w+"|'[^']*'/g, ''));

/** Names the tables that a statement may read: each word of it that is a table or a view. Without its name none is read. */
async function leitorDeTabelas(cliente: pg.Client): Promise<(comando: Comando) => string[]> {
  const { rows } = await cliente.query<{ nome: string; tabela: string }>(
    `select tablename as nome, tablename as tabela from pg_tables where schemaname = 'public'
     union all select view_name, table_name from information_schema.view_table_usage where view_schema = 'public'`,
  );
  const nomes = new Map<string, typeof rows>();
  for (const linha of rows) nomes.set(linha.nome, [...(nomes.get(linha.nome) ?? []), linha]);
  const lidos = new Map<string, string[]>();
  return (comando) => {
    const texto = textoDe(comando);
    const conhecidas = lidos.get(texto);
    if (conhecidas) return conhecidas;
    const palavras = [...new Set(texto.toLowerCase().match(/\w+/g))];
    const tabelas = palavras.flatMap((palavra) => (nomes.get(palavra) ?? []).map(({ tabela }) => tabela));
    lidos.set(texto, tabelas);
    return tabelas;
  };
}

/**
 * Names the tables that have changed since the last call, by the number of their rows and the sum of the transactions
 * that wrote them: one of both changes, because a transaction has a greater number than those whose rows it replaces.
 * The program's own marks are left out.
 */
async function vigiarTabelas(cliente: pg.Client): Promise<() => Promise<Set<string>>> {
  const { rows: tabelas } = await cliente.query<{ nome: string }>(
    `select tablename as nome from pg_tables where schemaname = 'public' and tablename <> 'mudancas'`,
  );
  const versoes = tabelas.map(
    ({ nome }) =>
      `select '${nome}' as nome, count(*) || ' ' || coalesce(sum(xmin::text::bigint), 0) as versao from "${nome}"`,
  );
  let antes = new Map<string, string>();
  const mudadas = async () => {
    const { rows } = await cliente.query<{ nome: string; versao: string }>({
      name: 'versoes',
      text: versoes.join(' union all '),
    });
    const achadas = rows.filter(({ nome, versao }) => antes.get(nome) !== versao);
    antes = new Map(rows.map(({ nome, versao }) => [nome, versao]));
    return new Set(achadas.map(({ nome }) => nome));
  };
  await mudadas();
  return mudadas;
}

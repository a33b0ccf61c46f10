/** A request as the simulated network sees it. */
interface RequisicaoSimulada {
  /** Path of an address of this origin. */
  endereco: string;
  cache: RequestCache | undefined;
  credentials: RequestCredentials | undefined;
}

type Resposta = () => Response | Promise<Response>;

/**
 * A network with one server: replaces `fetch`, and answers with the content that was put at a path; 404 elsewhere.
 * Requests are strings, or objects with `url` and `cache`, because Node makes no `Request` with the mode of a
 * navigation.
 */
export function simularRede() {
  const arquivos = new Map<string, Resposta>();
  const requisicoes: RequisicaoSimulada[] = [];
  const rede = {
    requisicoes,
    /** While true, no request is answered. */
    fora: false,
    /** Puts an answer with status 200, or the given one, at a path. */
    por(endereco: string, resposta: string | Resposta) {
      arquivos.set(endereco, typeof resposta === 'string' ? () => new Response(resposta) : resposta);
    },
    tirar: (endereco: string) => void arquivos.delete(endereco),
    /** The paths that were asked for since the last call. */
    requisicoesNovas: () => requisicoes.splice(0).map(({ endereco }) => endereco),
  };
  globalThis.fetch = async (entrada, opcoes) => {
    const { url, cache = opcoes?.cache } = typeof entrada === 'string' ? { url: entrada } : (entrada as Request);
    const endereco = new URL(url, location.origin).pathname;
    requisicoes.push({ endereco, cache, credentials: opcoes?.credentials });
    if (rede.fora) throw new TypeError('Failed to fetch');
    return (await arquivos.get(endereco)?.()) ?? new Response('', { status: 404 });
  };
  return rede;
}

export type RedeSimulada = ReturnType<typeof simularRede>;

import { temPermissao, useAparencia, useSessao } from '@merenda/shared';
import { ROTULOS_TIPO_DE_ACHADO, type Achado } from '@merenda/shared/contratos';
import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { useFederacao } from '../federation/federacao.js';
import { SHELL_PUBLICADO } from '../proprias/area.js';
import { useAFazer } from './a-fazer.js';
import { useBusca } from './busca.api.js';
import { caminhoDe, lugaresDe, temAsPalavras } from './lugares.js';
import { usePalavras } from './usePalavras.js';
import { INICIO, PALAVRAS_DO_SHELL, type NomeDoComando } from './palavras-do-shell.js';
import { useRecentes } from './recentes.js';
import { entender, responder, type Grupo, type Mundo, type Opcao, type Registro } from './respostas.js';
import { useAcessoRapido } from './useAcessoRapido.js';

/** So many recent things are shown before a term is typed. */
const RECENTES = 6;

/** What the search offers: for a term its answers, and before it what the user did last and has to do next. */
export function useOpcoes(termo: string) {
  const mundo = useMundo();
  const procurando = termo.trim() !== '';
  const entendido = useMemo(() => (procurando ? entender(mundo, termo) : null), [mundo, termo, procurando]);
  const busca = useBusca(entendido?.doServidor ?? '');
  const aFazer = useAFazer(mundo.lugares);
  const aqui = decodeURI(useLocation().pathname);
  const usuario = useSessao(({ auth }) => auth.usuario?.id ?? null);
  const lembrar = useRecentes((recentes) => recentes.lembrar);
  const fazer = useComandos();

  return {
    grupos: entendido
      ? responder(mundo, entendido, registrosDe(busca, entendido.doServidor))
      : antesDeDigitar(mundo, aqui, aFazer),
    buscando: procurando && busca.isFetching,
    falhou: procurando && busca.isError && !busca.isFetching,
    tentar: () => void busca.refetch(),
    fazer,
    lembrar: (opcao: Opcao) => {
      if (usuario !== null && opcao.comando === undefined) lembrar(usuario, opcao);
    },
  };
}

/** What the user may open, and what the user has opened. */
function useMundo(): Mundo {
  const federacao = useFederacao().data?.areas ?? SEM_AREAS;
  const palavras = usePalavras(federacao);
  const usuario = useSessao(({ auth }) => auth.usuario);
  const recentes = useRecentes();
  return useMemo(() => {
    const areas = [
      { area: SHELL_PUBLICADO.area, palavras: PALAVRAS_DO_SHELL },
      ...federacao.map(({ area }) => ({ area, palavras: palavras.get(area.id) ?? [] })),
    ];
    const lugares = usuario ? lugaresDe(areas, temPermissao) : [];
    const vistos = usuario?.id === recentes.usuario ? recentes.lista : [];
    return {
      lugares,
      unidades: usuario?.estoques ?? [],
      vistos: vistos.flatMap((um) => {
        const lugar = lugares.find(({ endereco }) => endereco === caminhoDe(um.endereco));
        if (!lugar || (um.titulo === undefined && lugar === INICIO)) return [];
        const { titulo = lugar.titulo, detalhe = lugar.detalhe, endereco } = um;
        return [{ titulo, detalhe, endereco }];
      }),
    };
  }, [federacao, palavras, usuario, recentes]);
}

const SEM_AREAS: never[] = [];

/** Where there is nothing yet, the places that the user may open. */
function antesDeDigitar({ lugares, vistos }: Mundo, aqui: string, aFazer: readonly Opcao[]): Grupo[] {
  const grupos = [
    { titulo: 'Recentes', opcoes: vistos.filter(({ endereco }) => endereco !== aqui).slice(0, RECENTES) },
    { titulo: 'A fazer', opcoes: aFazer },
  ].filter(({ opcoes }) => opcoes.length > 0);
  return grupos.length > 0 ? grupos : [{ titulo: 'Ir para', opcoes: lugares.filter(({ acao }) => !acao) }];
}

/** Null while nothing is known. Of the answer to the term before, what has the words of this one. */
function registrosDe(
  { data, isPlaceholderData, isError }: ReturnType<typeof useBusca>,
  termo: string,
): Registro[] | null {
  if (isError) return [];
  if (!data) return null;
  const seus = isPlaceholderData ? data.filter(({ titulo, detalhe }) => temAsPalavras(termo, titulo, detalhe)) : data;
  if (isPlaceholderData && seus.length === 0) return null;
  return seus.map((achado: Achado) => ({ ...achado, grupo: ROTULOS_TIPO_DE_ACHADO[achado.tipo] }));
}

function useComandos(): (comando: NomeDoComando) => void {
  const [, escolherAparencia] = useAparencia();
  const { abrir } = useAcessoRapido();
  return (comando) => {
    if (comando === 'teclas' || comando === 'ajuda') abrir(comando);
    else escolherAparencia(comando);
  };
}

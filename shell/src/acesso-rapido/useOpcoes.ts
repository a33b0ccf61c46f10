import { temPermissao, useSessao } from '@merenda/shared';
import { ROTULOS_TIPO_DE_ACHADO, TIPOS_DE_ACHADO } from '@merenda/shared/contratos';
import { useFederacao } from '../federation/federacao.js';
import { SHELL_PUBLICADO } from '../proprias/area.js';
import { useBusca } from './busca.api.js';
import { lugaresDe, temAsPalavras } from './lugares.js';
import { useRecentes, type Recente } from './recentes.js';

interface Grupo {
  titulo: string;
  opcoes: readonly Recente[];
}

/** So many screens and actions are shown beside records; without a term all of them. */
const LUGARES = 6;

const INICIO: Recente = { titulo: 'Página Inicial', detalhe: 'Merenda Escolar', endereco: '/home' };

/** What the search offers for a term: recent things, screens, actions, and the records of the server. */
export function useOpcoes(termo: string) {
  const busca = useBusca(termo);
  const usuario = useSessao(({ auth }) => auth.usuario?.id ?? null);
  const recentes = useRecentes();
  const areas = [SHELL_PUBLICADO, ...(useFederacao().data?.areas ?? [])].map(({ area }) => area);
  const procurando = termo.trim() !== '';
  const serve = ({ titulo, detalhe }: Recente) => temAsPalavras(termo, titulo, detalhe);

  const lugares = lugaresDe(areas, temPermissao);
  const abertos = new Set([INICIO, ...lugares].map(({ endereco }) => endereco));
  const vistos = usuario === recentes.usuario ? recentes.lista : [];
  const seus = vistos.filter((um) => abertos.has(um.endereco.split('?')[0] ?? '') && serve(um));
  const jaVisto = new Set(seus.map(({ endereco }) => endereco));
  const outros = (opcoes: readonly Recente[]) => opcoes.filter((um) => serve(um) && !jaVisto.has(um.endereco));
  const algumas = (opcoes: readonly Recente[]) => (procurando ? opcoes.slice(0, LUGARES) : opcoes);

  const achados = procurando ? (busca.data ?? []) : [];
  const grupos: Grupo[] = [
    { titulo: 'Recentes', opcoes: seus },
    { titulo: 'Ir para', opcoes: algumas(outros([INICIO, ...lugares.filter(({ acao }) => !acao)])) },
    { titulo: 'Ações', opcoes: algumas(outros(lugares.filter(({ acao }) => acao))) },
    ...TIPOS_DE_ACHADO.map((tipo) => ({
      titulo: ROTULOS_TIPO_DE_ACHADO[tipo],
      opcoes: achados
        .filter((um) => um.tipo === tipo && !jaVisto.has(um.endereco))
        // The answer of the term before: what the new one has not.
        .filter((um) => !busca.isPlaceholderData || serve(um)),
    })),
  ];
  return {
    grupos: grupos.filter(({ opcoes }) => opcoes.length > 0),
    buscando: procurando && busca.isFetching,
    falhou: procurando && busca.isError && !busca.isFetching,
    tentar: () => void busca.refetch(),
    lembrar: (opcao: Recente) => {
      if (usuario !== null) recentes.lembrar(usuario, opcao);
    },
  };
}

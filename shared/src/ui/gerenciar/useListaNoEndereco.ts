import { startTransition, useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import {
  camposEsperando,
  comEstado,
  criteriosLidos,
  criteriosPessoais,
  lerDoEndereco,
  textoDoEstado,
  type EstadoDaLista,
} from './endereco-da-lista.js';
import type { CampoPerguntado, Criterios, MudarCriterios } from './filtro.js';
import { ordemDoClique, paginaDepois, type MudarPagina } from './paginas-na-tela.js';

/** What a list shows, kept in the address. */
export interface ListaNoEndereco {
  /** What the fields, the pages and the columns show. */
  estado: EstadoDaLista;
  /** As `estado`, after a pause in the typing: what the address says, and what stays out of it. */
  escrito: EstadoDaLista;
  /** The fields of which an option is searched while their options are still to come. */
  esperando: readonly string[];
  aoMudarCriterios: MudarCriterios;
  /** Ends a pause in the typing early, when the field is left. */
  aoSair: () => void;
  aoMudarPagina: MudarPagina;
  aoOrdenar: (coluna: string) => void;
}

/** Milliseconds without a keystroke after which the address gets the typed text. */
const PAUSA = 300;

const SEM_CRITERIOS: Criterios = {};

/**
 * The state of a list, with its criteria, order and page in the address: a link, a reload, 'back' and another tab find
 * the same rows. A change replaces the entry of the history. A keystroke changes the state at once, and the address
 * after a pause: another address renders the whole screen.
 */
export function useListaNoEndereco(campos: readonly CampoPerguntado[]): ListaNoEndereco {
  const { search, hash, state } = useLocation();
  const navigate = useNavigate();
  const parametros = useMemo(() => new URLSearchParams(search), [search]);
  const lido = useMemo(() => lerDoEndereco(parametros, campos), [parametros, campos]);
  const dito = textoDoEstado(campos, lido);
  const [{ bruto, antes, pedido, pessoais, digitando }, mudar] = useState({
    /** The criteria as they were typed, or as the address has them. */
    bruto: lido,
    /** The address when it was last read. */
    antes: dito,
    /** What this list wrote last. An address that says something else comes from a link, or from 'back'. */
    pedido: dito,
    /** The criteria that the address does not have, as they were last searched. */
    pessoais: SEM_CRITERIOS,
    digitando: false,
  });
  if (antes !== dito)
    mudar((atual) =>
      dito === atual.pedido
        ? { ...atual, antes: dito }
        : { bruto: lido, antes: dito, pedido: dito, pessoais: SEM_CRITERIOS, digitando: false },
    );

  const aEscrever = textoDoEstado(campos, bruto);
  const pessoaisAgora = criteriosPessoais(campos, bruto.criterios);
  const aBuscar = textoDosCriterios(pessoaisAgora);
  const buscado = textoDosCriterios(pessoais);
  const escrever = useEffectEvent(() => {
    // Rendered together with the new address.
    startTransition(() =>
      mudar((atual) => ({
        ...atual,
        pedido: aEscrever,
        pessoais: aBuscar === buscado ? atual.pessoais : pessoaisAgora,
      })),
    );
    if (aEscrever !== pedido)
      void navigate({ search: comEstado(parametros, campos, bruto).toString(), hash }, { replace: true, state });
  });
  useEffect(() => {
    if (aEscrever === pedido && aBuscar === buscado) return;
    if (!digitando) {
      escrever();
      return;
    }
    const espera = setTimeout(escrever, PAUSA);
    return () => clearTimeout(espera);
  }, [aEscrever, pedido, aBuscar, buscado, digitando]);

  const aoMudarCriterios = useCallback<MudarCriterios>((mudanca, { digitando = false } = {}) => {
    mudar(({ bruto, ...atual }) => ({
      ...atual,
      bruto: {
        ...bruto,
        criterios: typeof mudanca === 'function' ? mudanca(bruto.criterios) : mudanca,
        pagina: 1,
      },
      digitando,
    }));
  }, []);
  const aoSair = useCallback(() => {
    mudar((atual) => (atual.digitando ? { ...atual, digitando: false } : atual));
  }, []);
  const aoMudarPagina = useCallback<MudarPagina>((mudanca) => {
    mudar(({ bruto, ...atual }) => ({
      ...atual,
      bruto: { ...bruto, pagina: paginaDepois(bruto.pagina, mudanca) },
      digitando: false,
    }));
  }, []);
  const aoOrdenar = useCallback((coluna: string) => {
    mudar(({ bruto, ...atual }) => ({
      ...atual,
      bruto: { ...bruto, ordem: ordemDoClique(bruto.ordem, coluna), pagina: 1 },
      digitando: false,
    }));
  }, []);

  return {
    estado: useLido(campos, bruto),
    escrito: useLido(
      campos,
      useMemo(() => ({ ...lido, criterios: { ...lido.criterios, ...pessoais } }), [lido, pessoais]),
    ),
    esperando: camposEsperando(campos, bruto.criterios),
    aoMudarCriterios,
    aoSair,
    aoMudarPagina,
    aoOrdenar,
  };
}

const textoDosCriterios = (criterios: Criterios): string => JSON.stringify(criterios);

const useLido = (campos: readonly CampoPerguntado[], bruto: EstadoDaLista): EstadoDaLista =>
  useMemo(() => ({ ...bruto, criterios: criteriosLidos(campos, bruto.criterios) }), [campos, bruto]);

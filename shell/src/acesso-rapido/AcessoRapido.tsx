import { temPermissao, useSessao } from '@merenda/shared';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { SobDemanda } from '../acesso/SobDemanda.js';
import { useFederacao } from '../federation/federacao.js';
import { novoDoLugar } from './novo-do-lugar.js';
import { useRecentes } from './recentes.js';
import { leitorDeTeclas, pressionarNoRegistro, type NomeDaTecla } from './teclas.js';
import { useAcessoRapido } from './useAcessoRapido.js';
import './acesso-rapido.css';

const carregarPaleta = () => import('./Paleta.js');
const carregarTeclas = () => import('./DialogoDeTeclas.js');

/** The search of the whole product: a button in the header, the shortcuts of the page, and what they open. */
export function AcessoRapido() {
  const { aberto, abrir, fechar } = useAcessoRapido();
  useTeclas();
  useVisitas();
  return (
    <>
      <button
        type="button"
        className="acesso-rapido"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => {
          abrir('busca');
        }}
      >
        <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
          <path
            d="M10 17a7 7 0 1 1 0-14 7 7 0 0 1 0 14zM15.5 15.5 21 21"
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
            strokeLinecap="round"
          />
        </svg>
        <span>Buscar ou ir para…</span>
        {/* `aria-keyshortcuts` tells it; the button's name is its text. */}
        <kbd aria-hidden="true">Ctrl K</kbd>
      </button>
      {aberto === 'busca' && (
        <SobDemanda carregar={carregarPaleta}>{({ Paleta }) => <Paleta aoFechar={() => fechar('busca')} />}</SobDemanda>
      )}
      {aberto === 'teclas' && (
        <SobDemanda carregar={carregarTeclas}>
          {({ DialogoDeTeclas }) => <DialogoDeTeclas aoFechar={() => fechar('teclas')} />}
        </SobDemanda>
      )}
    </>
  );
}

/** Remembers the screens that the user opens, for the search. */
function useVisitas(): void {
  const endereco = decodeURI(useLocation().pathname);
  const usuario = useSessao(({ auth }) => auth.usuario?.id);
  useEffect(() => {
    if (usuario !== undefined) useRecentes.getState().lembrar(usuario, { endereco });
  }, [usuario, endereco]);
}

/** Does what the shortcuts of the page say. */
function useTeclas(): void {
  const { abrir } = useAcessoRapido();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const areas = useFederacao().data?.areas ?? [];

  const FAZER: Record<NomeDaTecla, () => void> = {
    busca: () => {
      abrir('busca');
    },
    ajuda: () => {
      abrir('ajuda');
    },
    inicio: () => void navigate('/home'),
    novo: () => {
      const novo = novoDoLugar(
        areas.map(({ area }) => area),
        decodeURI(pathname),
        temPermissao,
      );
      if (novo !== undefined) void navigate(novo);
    },
    lista: () => document.querySelector<HTMLInputElement>('main [role="search"] input')?.focus(),
    anterior: () => {
      pressionarNoRegistro('anterior');
    },
    proximo: () => {
      pressionarNoRegistro('proximo');
    },
  };
  const aoLer = useEffectEvent((nome: NomeDaTecla) => {
    FAZER[nome]();
  });

  useEffect(() => {
    const ler = leitorDeTeclas();
    const aoTeclar = (evento: KeyboardEvent) => {
      const nome = ler(evento);
      if (nome === null) return;
      // The browser's own search, or the character in the field that gets the focus.
      evento.preventDefault();
      aoLer(nome);
    };
    document.addEventListener('keydown', aoTeclar);
    return () => {
      document.removeEventListener('keydown', aoTeclar);
    };
  }, []);
}

import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { LIMITES } from '@merenda/shared/contratos';
import { BotaoFechar, JanelaModal } from './JanelaModal.js';
import { marcar } from './lugares.js';
import type { Opcao } from './respostas.js';
import { useAcessoRapido } from './useAcessoRapido.js';
import { useOpcoes } from './useOpcoes.js';
import './paleta.css';

/**
 * The search: a combobox whose list holds screens, actions and records (WAI-ARIA, 'combobox with listbox popup'). The
 * focus stays in the field; arrows choose, Enter opens, Ctrl+Enter opens another tab. Each option is a link, so the
 * mouse has the browser's own ways to open it.
 */
export function Paleta({ aoFechar }: { aoFechar: () => void }) {
  const [termo, setTermo] = useState('');
  const [posicao, setPosicao] = useState(0);
  const { grupos, buscando, falhou, tentar, fazer, lembrar } = useOpcoes(termo);
  const navigate = useNavigate();
  const { abrir: abrirAjuda } = useAcessoRapido();
  const id = useId();
  const campo = useRef<HTMLInputElement>(null);
  const opcoes = grupos.flatMap((grupo) => grupo.opcoes);
  const escolhida = Math.min(posicao, opcoes.length - 1);
  const idDe = (i: number) => `${id}-${String(i)}`;

  useEffect(() => {
    document.getElementById(`${id}-${String(escolhida)}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, escolhida]);

  // Gives the focus back to where it was, so that what opens next can give it back too.
  const fechar = () => campo.current?.closest('dialog')?.close();

  function abrir(opcao: Opcao): void {
    lembrar(opcao);
    fechar();
    if (opcao.comando !== undefined) {
      fazer(opcao.comando);
      return;
    }
    void navigate(opcao.endereco);
    document.getElementById('conteudo')?.focus();
  }

  function aoTeclar(evento: KeyboardEvent): void {
    const opcao = opcoes[escolhida];
    if (evento.key === 'ArrowDown') setPosicao(escolhida + 1 < opcoes.length ? escolhida + 1 : 0);
    else if (evento.key === 'ArrowUp') setPosicao(escolhida > 0 ? escolhida - 1 : opcoes.length - 1);
    else if (evento.key === 'Enter' && opcao && !evento.nativeEvent.isComposing) {
      if ((evento.ctrlKey || evento.metaKey) && opcao.comando === undefined) {
        lembrar(opcao);
        window.open(opcao.endereco, '_blank', 'noopener');
      } else abrir(opcao);
    } else return;
    evento.preventDefault();
  }

  return (
    <JanelaModal rotulo="Buscar ou ir para" className="paleta" aoFechar={aoFechar}>
      <div className="paleta-campo">
        <input
          ref={campo}
          type="text"
          role="combobox"
          aria-label="Buscar ou ir para"
          aria-expanded={opcoes.length > 0}
          aria-controls={id}
          aria-autocomplete="list"
          aria-activedescendant={opcoes.length > 0 ? idDe(escolhida) : undefined}
          placeholder="Tela, ação, produto, fornecedor, número…"
          autoComplete="off"
          spellCheck={false}
          maxLength={LIMITES.busca}
          value={termo}
          onChange={({ target }) => {
            setTermo(target.value);
            setPosicao(0);
          }}
          onKeyDown={aoTeclar}
        />
        <BotaoFechar />
      </div>
      <div id={id} role="listbox" aria-label="Resultados" className="paleta-lista">
        {grupos.map(({ titulo, opcoes: doGrupo }, g) => {
          const antes = grupos.slice(0, g).reduce((soma, grupo) => soma + grupo.opcoes.length, 0);
          return (
            <div key={titulo} role="group" aria-labelledby={`${id}-grupo-${String(g)}`}>
              <div id={`${id}-grupo-${String(g)}`} role="presentation" className="paleta-grupo">
                {titulo}
              </div>
              {doGrupo.map((opcao, i) => (
                <a
                  key={`${opcao.titulo} ${opcao.detalhe} ${opcao.endereco}`}
                  id={idDe(antes + i)}
                  role="option"
                  aria-selected={antes + i === escolhida}
                  href={opcao.comando === undefined ? opcao.endereco : undefined}
                  tabIndex={-1}
                  onAuxClick={() => {
                    lembrar(opcao);
                  }}
                  onClick={(evento) => {
                    const outraAba = evento.ctrlKey || evento.metaKey || evento.shiftKey;
                    if (outraAba && opcao.comando === undefined) {
                      lembrar(opcao);
                      return;
                    }
                    evento.preventDefault();
                    abrir(opcao);
                  }}
                >
                  <Marcado texto={opcao.titulo} termo={termo} />
                  <small>
                    <Marcado texto={opcao.detalhe} termo={termo} />
                  </small>
                </a>
              ))}
            </div>
          );
        })}
      </div>
      {falhou && (
        <p role="alert" className="paleta-falha">
          Não foi possível buscar os registros.{' '}
          <button type="button" className="botao" onClick={tentar}>
            Tentar novamente
          </button>
        </p>
      )}
      <div className="paleta-rodape">
        <span role="status">{situacao(opcoes.length, buscando, falhou, termo.trim())}</span>
        <button
          type="button"
          className="botao-texto"
          onClick={() => {
            fechar();
            abrirAjuda('ajuda');
          }}
        >
          Ajuda desta tela
        </button>
      </div>
    </JanelaModal>
  );
}

function situacao(quantas: number, buscando: boolean, falhou: boolean, termo: string): string {
  if (buscando) return 'Buscando…';
  if (quantas === 0) return falhou ? '' : `Nada encontrado para “${termo}”.`;
  return quantas === 1 ? '1 resultado' : `${String(quantas)} resultados`;
}

/** The text with what the term found in it. */
function Marcado({ texto, termo }: { texto: string; termo: string }) {
  return (
    <span>
      {marcar(texto, termo).map(({ trecho, marcado }, i) => (marcado ? <mark key={i}>{trecho}</mark> : trecho))}
    </span>
  );
}

import { podeSair, useAparencia, useSessao, type Aparencia, type UsuarioDaSessao } from '@merenda/shared';
import { ROTULOS_TIPO_PESSOA } from '@merenda/shared/contratos';
import { formatarQuantidade } from '@merenda/shared/formatos';
import { useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { limparEndereco } from '../acesso/destino.js';
import { sair } from '../acesso/sessao.api.js';
import { Foto } from '../foto/Foto.js';
import { renovarNotificacoes } from '../notificacoes/notificacoes.api.js';
import { usePassosOcultos } from '../primeiros-passos/ocultos.js';
import './conta.css';

/** The user's photo with the number of notifications; it opens what waits for him, who he is, and the way out. */
export function Conta() {
  const { usuario, foto, totalDeNotificacoes: quantas } = useSessao((sessao) => sessao.auth);
  const id = useId();
  const painel = useRef<HTMLDivElement>(null);
  const [aberta, setAberta] = useState(false);
  // On loading and on opening: the session may have kept those of this morning.
  useEffect(renovarNotificacoes, []);
  if (!usuario) return null;
  return (
    <>
      <button
        type="button"
        className="conta"
        popoverTarget={id}
        aria-haspopup="dialog"
        aria-expanded={aberta}
        aria-label={`Sua conta, ${quantas > 99 ? '99+ notificações' : dizerQuantas(quantas)}`}
      >
        <Foto foto={foto} lado={44} />
        {quantas > 0 && (
          <span className="conta-selo" aria-hidden="true">
            {quantas > 99 ? '99+' : quantas}
          </span>
        )}
      </button>
      <div
        ref={painel}
        id={id}
        popover="auto"
        role="dialog"
        aria-label="Sua conta"
        className="conta-painel"
        onBeforeToggle={({ newState }) => {
          setAberta(newState === 'open');
          if (newState === 'open') renovarNotificacoes();
        }}
      >
        {aberta && <Painel usuario={usuario} fechar={() => painel.current?.hidePopover()} />}
      </div>
    </>
  );
}

/** What is in the panel: a hundred notifications, which no page draws before somebody opens it. */
function Painel({ usuario, fechar }: { usuario: UsuarioDaSessao; fechar: () => void }) {
  const { notificacoes, totalDeNotificacoes: quantas } = useSessao((sessao) => sessao.auth);
  const tipos: Record<string, string> = ROTULOS_TIPO_PESSOA;
  return (
    <>
      <h2>Notificações</h2>
      {quantas > 0 ? (
        <ul tabIndex={0} aria-label="Notificações">
          {notificacoes.map(({ mensagem }, posicao) => (
            <li key={posicao}>{mensagem}</li>
          ))}
        </ul>
      ) : (
        <p className="conta-vazia">Não há notificações</p>
      )}
      {quantas > 0 && (
        <Link to="/notificacao" className="conta-todas" onClick={fechar}>
          {/* The session keeps the first page only. */}
          {quantas > notificacoes.length ? `Ver todas as ${formatarQuantidade(quantas)}` : 'Ver todas'}
        </Link>
      )}
      <MostrarPassos usuario={usuario.id} fechar={fechar} />
      <p className="conta-quem">
        <strong>{usuario.usuario}</strong>
        <span>{tipos[usuario.pessoa.pessoaTipo] ?? usuario.pessoa.pessoaTipo}</span>
      </p>
      <EscolhaDaAparencia />
      <a
        href="/"
        onClick={(evento) => {
          evento.preventDefault();
          // The question would lie under this panel.
          fechar();
          void podeSair().then((sim) => {
            if (!sim) return undefined;
            limparEndereco();
            return sair();
          });
        }}
      >
        Sair
      </a>
    </>
  );
}

/** The way back to the steps of the first days, for a user who has hidden them. */
function MostrarPassos({ usuario, fechar }: { usuario: number; fechar: () => void }) {
  const haPassos = useSessao(({ auth }) => auth.primeirosPassos);
  const { ocultos, mostrar } = usePassosOcultos();
  if (!haPassos || !ocultos.includes(usuario)) return null;
  return (
    <Link
      to="/home"
      className="conta-todas"
      onClick={() => {
        mostrar(usuario);
        fechar();
      }}
    >
      Mostrar os primeiros passos
    </Link>
  );
}

const dizerQuantas = (n: number) =>
  n === 0 ? 'sem notificações' : n === 1 ? '1 notificação' : `${String(n)} notificações`;

const APARENCIAS: Record<Aparencia, string> = { sistema: 'Automática', claro: 'Clara', escuro: 'Escura' };

/** Light, dark, or as the device is set. */
function EscolhaDaAparencia() {
  const [aparencia, escolher] = useAparencia();
  return (
    <fieldset className="conta-aparencia">
      <legend>Aparência</legend>
      {(Object.keys(APARENCIAS) as Aparencia[]).map((qual) => (
        <label key={qual}>
          <input
            type="radio"
            name="aparencia"
            checked={qual === aparencia}
            onChange={() => {
              escolher(qual);
            }}
          />
          {APARENCIAS[qual]}
        </label>
      ))}
    </fieldset>
  );
}

import { useSessao } from '@merenda/shared';
import { ROTULOS_TIPO_PESSOA } from '@merenda/shared/contratos';
import { useId, useState } from 'react';
import { sair } from '../acesso/sessao.api.js';

/** The user's photo with the number of notifications; it opens what waits for him, who he is, and the way out. */
export function Conta() {
  const { usuario, foto, notificacoes } = useSessao((sessao) => sessao.auth);
  const id = useId();
  const [aberta, setAberta] = useState(false);
  if (!usuario) return null;
  const quantas = notificacoes.length;
  const tipos: Record<string, string> = ROTULOS_TIPO_PESSOA;
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
        <Foto foto={foto} />
        {quantas > 0 && (
          <span className="conta-selo" aria-hidden="true">
            {quantas > 99 ? '99+' : quantas}
          </span>
        )}
      </button>
      <div
        id={id}
        popover="auto"
        role="dialog"
        aria-label="Sua conta"
        className="conta-painel"
        onToggle={(evento) => {
          setAberta(evento.newState === 'open');
        }}
      >
        <h2>Notificações</h2>
        {quantas > 0 ? (
          <ul tabIndex={0} aria-label="Notificações">
            {notificacoes.map(({ mensagem }) => (
              <li key={mensagem}>{mensagem}</li>
            ))}
          </ul>
        ) : (
          <p className="conta-vazia">Não há notificações</p>
        )}
        <p className="conta-quem">
          <strong>{usuario.usuario}</strong>
          <span>{tipos[usuario.pessoa.pessoaTipo] ?? usuario.pessoa.pessoaTipo}</span>
        </p>
        <a
          href="/"
          onClick={(evento) => {
            evento.preventDefault();
            void sair();
          }}
        >
          Sair
        </a>
      </div>
    </>
  );
}

const dizerQuantas = (n: number) => (n === 0 ? 'sem notificações' : n === 1 ? '1 notificação' : `${String(n)} notificações`);

/** The default drawing stands in where there is no photo, or where it does not show. */
function Foto({ foto }: { foto: string | null }) {
  const [quebrada, setQuebrada] = useState<string | null>(null);
  if (foto !== null && foto !== quebrada) {
    return (
      <img
        src={foto}
        alt=""
        width={44}
        height={44}
        onError={() => {
          setQuebrada(foto);
        }}
      />
    );
  }
  return (
    <svg viewBox="0 0 44 44" width={44} height={44} aria-hidden="true">
      <circle cx="22" cy="22" r="22" fill="#e6efe4" />
      <circle cx="22" cy="17" r="7.5" fill="#1f5a3d" />
      <path d="M7 40c1-9 7-13 15-13s14 4 15 13a22 22 0 0 1-30 0Z" fill="#1f5a3d" />
    </svg>
  );
}

import { GRUPOS_DE_NOTIFICACAO, type Notificacao } from '@merenda/shared/contratos';
import { Link } from 'react-router-dom';
import { useAtosDasNotificacoes } from './AtosDasNotificacoes.js';
import { DispensarAte } from './DispensarAte.js';

/** A notification: what it says, the way to act on it, and its dismissal. One that is not read is bold. */
export function Linha({ notificacao }: { notificacao: Notificacao }) {
  const { id, grupo, mensagem, endereco, lida } = notificacao;
  const { marcarComoLidas } = useAtosDasNotificacoes();
  const { acao } = GRUPOS_DE_NOTIFICACAO[grupo];
  return (
    <li className={lida ? undefined : 'notificacao-nova'}>
      <span className="notificacao-mensagem">
        {!lida && <span className="so-leitor">Não lida: </span>}
        {mensagem}
      </span>
      {endereco !== null && (
        <Link
          to={endereco}
          className="notificacao-acao fora-do-papel"
          aria-label={`${acao}: ${mensagem}`}
          onClick={() => {
            if (!lida) marcarComoLidas({ grupo, id });
          }}
        >
          {acao}
        </Link>
      )}
      <DispensarAte alvo={{ grupo, id }} rotulo="Dispensar até" de={mensagem} />
    </li>
  );
}

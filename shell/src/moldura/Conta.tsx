import {
  descartarDaFila,
  podeSair,
  useAparencia,
  useFila,
  useSessao,
  type Aparencia,
  type UsuarioDaSessao,
  usePorPin,
} from '@merenda/shared';
import { ROTULOS_TIPO_PESSOA } from '@merenda/shared/contratos';
import { formatarQuantidade } from '@merenda/shared/formatos';
import { useEffect, useId } from 'react';
import { Link } from 'react-router-dom';
import { limparEndereco } from '../acesso/destino.js';
import { sair } from '../acesso/sessao.api.js';
import { EscolhaDasTeclas } from '../acesso-rapido/EscolhaDasTeclas.js';
import { InstalarNoCelular } from '../aplicativo/InstalarNoCelular.js';
import { useDensidade, type Densidade } from '../aparencia/densidade.js';
import { Foto } from '../foto/Foto.js';
import { contarNotificacoes } from '../notificacoes/contagem.js';
import { renovarNotificacoes } from '../notificacoes/notificacoes.api.js';
import { NotificacoesDoPainel } from '../notificacoes/NotificacoesDoPainel.js';
import { usePassosOcultos } from '../primeiros-passos/ocultos.js';
import { contarRegistros } from '../sem-rede/contar-registros.js';
import { PainelFlutuante } from './PainelFlutuante.js';
import './conta.css';

/** The user's photo with the number of notifications; it opens what waits for him, who he is, and the way out. */
export function Conta() {
  const { usuario, foto, totalDeNotificacoes: quantas } = useSessao((sessao) => sessao.auth);
  const porPin = usePorPin();
  // On loading and on opening: the session may have kept those of this morning.
  useEffect(() => {
    if (!porPin) renovarNotificacoes();
  }, [porPin]);
  if (!usuario) return null;
  return (
    <PainelFlutuante
      rotulo="Sua conta"
      className="conta-painel"
      botao={{
        rotulo: porPin ? 'Sua conta' : `Sua conta, ${quantas > 99 ? '99+ notificações' : dizerQuantas(quantas)}`,
        className: 'conta',
        conteudo: (
          <>
            <Foto foto={foto} lado={44} />
            {quantas > 0 && (
              <span className="conta-selo" aria-hidden="true">
                {quantas > 99 ? '99+' : quantas}
              </span>
            )}
          </>
        ),
      }}
      aoAbrir={porPin ? undefined : renovarNotificacoes}
    >
      {(fechar) => <Painel usuario={usuario} fechar={fechar} />}
    </PainelFlutuante>
  );
}

/** The content of the panel: a hundred notifications, which no page draws before it is opened. */
function Painel({ usuario, fechar }: { usuario: UsuarioDaSessao; fechar: () => void }) {
  const porPin = usePorPin();
  const tipos: Record<string, string> = ROTULOS_TIPO_PESSOA;
  return (
    <>
      <div className="conta-rolagem">
        {!porPin && <Notificacoes fechar={fechar} />}
        <MostrarPassos usuario={usuario.id} fechar={fechar} />
        <p className="conta-quem">
          <strong>{usuario.usuario}</strong>
          <span>{tipos[usuario.pessoa.pessoaTipo] ?? usuario.pessoa.pessoaTipo}</span>
        </p>
        <EscolhaDaAparencia />
        <EscolhaDaDensidade />
        {!porPin && <EscolhaDasTeclas fechar={fechar} />}
        <InstalarNoCelular />
      </div>
      <a
        href="/"
        className="alvo conta-sair"
        onClick={(evento) => {
          evento.preventDefault();
          // The question would lie under this panel.
          fechar();
          void sairComPerguntas();
        }}
      >
        Sair
      </a>
    </>
  );
}

function Notificacoes({ fechar }: { fechar: () => void }) {
  const { notificacoes, totalDeNotificacoes: quantas } = useSessao((sessao) => sessao.auth);
  return (
    <>
      <h2>Notificações</h2>
      {quantas > 0 ? (
        <NotificacoesDoPainel notificacoes={notificacoes} fechar={fechar} />
      ) : (
        <p className="conta-vazia">Não há notificações</p>
      )}
      {quantas > 0 && (
        <Link to="/notificacao" className="conta-todas alvo" onClick={fechar}>
          {/* The session keeps the first page only. */}
          {quantas > notificacoes.length ? `Ver todas as ${formatarQuantidade(quantas)}` : 'Ver todas'}
        </Link>
      )}
    </>
  );
}

/** Unsaved forms are asked about, and writes that are not sent yet: a logout discards them. */
async function sairComPerguntas(): Promise<void> {
  if (!(await podeSair())) return;
  const { itens } = useFila.getState();
  if (itens.length > 0) {
    const { perguntarAviso } = await import('../sem-rede/aviso.js');
    const quantos = contarRegistros(itens.length);
    if (!(await perguntarAviso(`Há ${quantos} que o servidor ainda não recebeu. Sair e descartar?`))) return;
    await descartarDaFila(itens.map(({ chave }) => chave));
  }
  limparEndereco();
  await sair();
}

/** The way back to the steps of the first days, for a user who has hidden them. */
function MostrarPassos({ usuario, fechar }: { usuario: number; fechar: () => void }) {
  const haPassos = useSessao(({ auth }) => auth.primeirosPassos);
  const { ocultos, mostrar } = usePassosOcultos();
  if (!haPassos || !ocultos.includes(usuario)) return null;
  return (
    <Link
      to="/home"
      className="conta-todas alvo"
      onClick={() => {
        mostrar(usuario);
        fechar();
      }}
    >
      Mostrar os primeiros passos
    </Link>
  );
}

const dizerQuantas = (n: number) => (n === 0 ? 'sem notificações' : contarNotificacoes(n));

const APARENCIAS: Record<Aparencia, string> = { sistema: 'Automática', claro: 'Clara', escuro: 'Escura' };

/** Light, dark, or as the device is set. */
function EscolhaDaAparencia() {
  const [aparencia, escolher] = useAparencia();
  return <Escolha legenda="Aparência" opcoes={APARENCIAS} escolhida={aparencia} aoEscolher={escolher} />;
}

const DENSIDADES: Record<Densidade, string> = { compacta: 'Compactas', confortavel: 'Confortáveis' };

function EscolhaDaDensidade() {
  const [densidade, escolher] = useDensidade();
  return <Escolha legenda="Linhas das tabelas" opcoes={DENSIDADES} escolhida={densidade} aoEscolher={escolher} />;
}

interface EscolhaProps<O extends string> {
  legenda: string;
  opcoes: Record<O, string>;
  escolhida: O;
  aoEscolher: (opcao: O) => void;
}

/** One of a few, side by side. */
function Escolha<O extends string>({ legenda, opcoes, escolhida, aoEscolher }: EscolhaProps<O>) {
  const nome = useId();
  return (
    <fieldset className="conta-escolha">
      <legend>{legenda}</legend>
      {(Object.entries(opcoes) as [O, string][]).map(([opcao, rotulo]) => (
        <label key={opcao}>
          <input type="radio" name={nome} checked={opcao === escolhida} onChange={() => aoEscolher(opcao)} />
          {rotulo}
        </label>
      ))}
    </fieldset>
  );
}

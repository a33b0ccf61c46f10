import { podeSair, useSessao, useUnidadeAtual, type EstoqueDaSessao } from '@merenda/shared';
import { compararTextos, nomeProprio, paraBusca, porRelevancia } from '@merenda/shared/formatos';
import { useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { useSearchParams } from 'react-router-dom';
import { Icone } from '../marca/Icone.js';
import { PainelFlutuante } from './PainelFlutuante.js';
import './unidade-atual.css';

/** The number of units that are listed. The others are found by their names. */
const LISTADAS = 50;

/** The names of the parameters by which a screen's address names a unit: its id, or its stock's. */
const NO_ENDERECO = { unidade: 'unidade', estoque: 'estoque' };

/**
 * The unit on which the user works, with the choice of another one; its name alone for a user with one unit. A screen
 * whose address names a unit shows that one. `aoTrocar` is called after a choice: the screen starts again with it.
 */
export function UnidadeAtual({ aoTrocar }: { aoTrocar: () => void }) {
  const estoques = useSessao(({ auth }) => auth.usuario?.estoques) ?? [];
  const [guardada, escolher] = useUnidadeAtual();
  const [busca, setBusca] = useSearchParams();
  const [unica, ...outras] = estoques;
  if (!unica) return null;
  if (outras.length === 0)
    return (
      <p className="unidade-atual">
        <Icone nome="unidades" tamanho={20} />
        <span className="so-leitor">Unidade: </span>
        <span className="unidade-nome">{nomeProprio(unica.unidadeEducacional.nome)}</span>
      </p>
    );

  const doEndereco = estoques.find((um) => ehDoEndereco(um, busca));
  const atual = doEndereco ?? guardada;
  const trocar = async (estoque: EstoqueDaSessao | null, fechar: () => void): Promise<void> => {
    fechar();
    if (!(await podeSair())) return;
    escolher(estoque?.id ?? null);
    // At once: a screen that is there no more has nothing unsaved, about which the next line would ask again.
    flushSync(aoTrocar);
    if (doEndereco) setBusca(semUnidade, { replace: true });
  };
  const nome = atual ? nomeProprio(atual.unidadeEducacional.nome) : 'Todas as unidades';
  return (
    <PainelFlutuante
      rotulo="Escolher a unidade"
      className="unidade-painel"
      botao={{
        rotulo: `Unidade: ${nome}. Trocar`,
        className: 'unidade-atual',
        conteudo: (
          <>
            <Icone nome="unidades" tamanho={20} />
            <span className="unidade-nome">{nome}</span>
            <svg viewBox="0 0 24 24" width="16" height="16" aria-hidden="true">
              <path d="m6 9 6 6 6-6" fill="none" stroke="currentColor" strokeWidth="2" />
            </svg>
          </>
        ),
      }}
    >
      {(fechar) => <Escolha estoques={estoques} atual={atual} aoEscolher={(um) => void trocar(um, fechar)} />}
    </PainelFlutuante>
  );
}

const ehDoEndereco = ({ id, unidadeEducacional }: EstoqueDaSessao, busca: URLSearchParams): boolean =>
  busca.get(NO_ENDERECO.estoque) === String(id) || busca.get(NO_ENDERECO.unidade) === String(unidadeEducacional.id);

/** The page of the list on a screen. */
const PAGINA = 'pagina';

/** The same address without its unit; the list of another unit begins at its first page. */
function semUnidade(busca: URLSearchParams): URLSearchParams {
  const outra = new URLSearchParams(busca);
  [...Object.values(NO_ENDERECO), PAGINA].forEach((nome) => outra.delete(nome));
  return outra;
}

interface EscolhaProps {
  estoques: readonly EstoqueDaSessao[];
  atual: EstoqueDaSessao | null;
  aoEscolher: (estoque: EstoqueDaSessao | null) => void;
}

/** The units by name, with a search. */
function Escolha({ estoques, atual, aoEscolher }: EscolhaProps) {
  const [texto, setTexto] = useState('');
  const id = useId();
  const porNome = estoques.toSorted((a, b) => compararTextos(a.unidadeEducacional.nome, b.unidadeEducacional.nome));
  const achadas = porRelevancia(porNome, texto, ({ unidadeEducacional: { nome } }) => paraBusca(nome));
  const opcao = (estoque: EstoqueDaSessao | null, nome: string) => (
    <li key={estoque?.id ?? 0}>
      <button type="button" aria-pressed={estoque?.id === atual?.id} onClick={() => aoEscolher(estoque)}>
        {nome}
      </button>
    </li>
  );
  return (
    <>
      <label htmlFor={id}>Buscar unidade</label>
      <input
        id={id}
        type="search"
        autoComplete="off"
        value={texto}
        onChange={(evento) => setTexto(evento.target.value)}
      />
      <ul>
        {texto === '' && opcao(null, 'Todas as unidades')}
        {achadas.slice(0, LISTADAS).map((um) => opcao(um, nomeProprio(um.unidadeEducacional.nome)))}
      </ul>
      <p role="status">
        {achadas.length === 0 && 'Nenhuma unidade encontrada.'}
        {achadas.length > LISTADAS && `Há mais ${String(achadas.length - LISTADAS)}: busque pelo nome.`}
      </p>
    </>
  );
}

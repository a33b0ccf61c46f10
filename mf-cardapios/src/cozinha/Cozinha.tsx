import { useFila, useIdadeDosDados, useSessao } from '@merenda/shared';
import { formatarData, nomeComum } from '@merenda/shared/formatos';
import { ROTULOS_TIPO_REFEICAO, type Cozinha as DadosDaCozinha } from '@merenda/shared/contratos';
import { EstadoErro, EstadoVazio, Tela, useTelaEstreita } from '@merenda/shared/ui';
import { Spin } from 'antd';
import { useId, useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { EscolhaDeUnidade } from '../unidade/EscolhaDeUnidade.js';
import { useUnidadeEscolhida } from '../unidade/useUnidadeEscolhida.js';
import { CartaoDaRefeicao } from './CartaoDaRefeicao.js';
import { useCozinha } from './cozinha.api.js';
import '../refeicao/cartoes.css';
import './cozinha.css';
import { comEstoqueQueFica, esperaDe } from './espera.js';
import { fraseDoPronto } from './frases.js';
import { chaveDe, hojeDosDados, proximaRefeicao, separarDias, type RefeicaoComDia } from './refeicoes-do-dia.js';
import { RefeicaoAberta } from './RefeicaoAberta.js';
import { RefeicaoPronta } from './RefeicaoPronta.js';

/** The kitchen of a unit on a phone: today's dishes, and for each the steps from the students to the leftover. */
export default function Cozinha() {
  const [unidade, escolherUnidade] = useUnidadeEscolhida();
  const varias = useSessao(({ auth }) => (auth.usuario?.estoques.length ?? 0) > 1);
  const cozinha = useCozinha(unidade);
  const idade = useIdadeDosDados(cozinha.dataUpdatedAt);
  return (
    <Tela
      titulo="Cozinha"
      acoes={
        <Link to={`/execucao-cardapios?completa=sim${unidade === null ? '' : `&unidade=${unidade}`}`} className="alvo">
          Tela completa
        </Link>
      }
    >
      <div className="cozinha">
        {(varias || unidade === null) && <EscolhaDeUnidade unidade={unidade} aoEscolher={escolherUnidade} />}
        {unidade === null ? (
          <EstadoVazio motivo="prato" mensagem="Escolha a unidade em que você cozinha." />
        ) : cozinha.data === undefined ? (
          cozinha.error === null ? (
            <div className="cozinha-carregando">
              <Spin aria-label="Carregando a cozinha" />
            </div>
          ) : (
            <EstadoErro consulta={cozinha} />
          )
        ) : (
          <>
            {idade !== null && <p className="cozinha-nota">{idade}</p>}
            <Dia key={unidade} dados={cozinha.data} lidosEm={cozinha.dataUpdatedAt} />
          </>
        )}
      </div>
    </Tela>
  );
}

function Dia({ dados: lidos, lidosEm }: { dados: DadosDaCozinha; lidosEm: number }) {
  const fila = useFila(({ itens }) => itens);
  const dados = useMemo(() => comEstoqueQueFica(lidos, fila), [lidos, fila]);
  const unidade = lidos.unidade.id;
  const hoje = hojeDosDados(lidos, lidosEm);
  const { deHoje, atrasadas, seguintes } = separarDias(dados, hoje);
  const feita = (uma: RefeicaoComDia) => esperaDe(fila, unidade, uma).executa;
  // The dish that was open stays open when the next one would be another.
  const [aberta, setAberta] = useState(() => chaveOuNada(proximaRefeicao(deHoje, feita)));
  const exibida = [...deHoje, ...atrasadas].find((uma) => chaveDe(uma) === aberta);
  const [pronta, setPronta] = useState<{ uma: RefeicaoComDia; alunos: number } | null>(null);
  const estreita = useTelaEstreita();
  const idDaSobra = useId();
  return (
    <>
      {deHoje.length === 0 ? (
        <EstadoVazio motivo="calendario" mensagem={`Não há cardápio para hoje, ${formatarData(hoje)}.`} />
      ) : (
        <Cartoes
          titulo={`Hoje, ${formatarData(hoje)}`}
          unidade={unidade}
          refeicoes={deHoje}
          aberta={aberta}
          aoAbrir={setAberta}
        />
      )}
      {exibida && (
        <RefeicaoAberta
          key={chaveDe(exibida)}
          unidade={unidade}
          dados={dados}
          uma={exibida}
          idDaSobra={idDaSobra}
          aoExecutar={(alunos) => setPronta({ uma: exibida, alunos })}
        />
      )}
      {estreita && pronta && (
        <RefeicaoPronta
          frase={fraseDoPronto(pronta.uma.tipo, pronta.alunos, feita(pronta.uma))}
          prato={pronta.uma.prato.nome}
          pesavel={exibida ? (exibida.refeicao?.executado ?? false) || feita(exibida) : null}
          aoFechar={() => setPronta(null)}
          aoPesar={() => {
            setPronta(null);
            document.getElementById(idDaSobra)?.focus();
          }}
        />
      )}
      {atrasadas.length > 0 && (
        <Cartoes
          titulo="Ficaram para trás"
          unidade={unidade}
          refeicoes={atrasadas}
          aberta={aberta}
          aoAbrir={setAberta}
          comDia
        />
      )}
      {seguintes.length > 0 && (
        <section className="cozinha-parte" aria-label="Próximos dias">
          <h2>Próximos dias</h2>
          <ul className="cozinha-seguintes">
            {seguintes.map((uma) => (
              <li key={chaveDe(uma)}>
                <strong>{formatarData(uma.dia).slice(0, 5)}</strong> {uma.hora}, {ROTULOS_TIPO_REFEICAO[uma.tipo]}:{' '}
                {nomeComum(uma.prato.nome)}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

interface CartoesProps {
  titulo: string;
  unidade: number;
  refeicoes: readonly RefeicaoComDia[];
  aberta: string | undefined;
  aoAbrir: (chave: string) => void;
  comDia?: boolean;
}

function Cartoes({ titulo, unidade, refeicoes, aberta, aoAbrir, comDia = false }: CartoesProps) {
  return (
    <fieldset className="cartoes-de-escolha">
      <legend>{titulo}</legend>
      {refeicoes.map((uma) => (
        <CartaoDaRefeicao
          key={chaveDe(uma)}
          unidade={unidade}
          uma={uma}
          comDia={comDia}
          aberta={chaveDe(uma) === aberta}
          aoAbrir={() => aoAbrir(chaveDe(uma))}
        />
      ))}
    </fieldset>
  );
}

const chaveOuNada = (uma: RefeicaoComDia | undefined): string | undefined => uma && chaveDe(uma);

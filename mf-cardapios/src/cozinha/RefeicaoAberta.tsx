import type { Arredondamento, Cozinha } from '@merenda/shared/contratos';
import { formatarQuantidade, nomeComum } from '@merenda/shared/formatos';
import { origemDosAlunos } from '@merenda/shared/regras';
import { EstadoVazio } from '@merenda/shared/ui';
import { Button } from 'antd';
import { useState } from 'react';
import { BotaoDosComentarios } from '../pratos/BotaoDosComentarios.js';
import { ItensDaRefeicao } from '../refeicao/ItensDaRefeicao.js';
import { medida } from '../refeicao/medida.js';
import { Contagem } from './Contagem.js';
import { useEspera } from './espera.js';
import { FaltasDaCozinha } from './FaltasDaCozinha.js';
import { PassoExecutar } from './PassoExecutar.js';
import { PassoSobra } from './PassoSobra.js';
import { Receitas } from './Receitas.js';
import { RefeicaoAEnviar } from './RefeicaoAEnviar.js';
import { RefeicaoFeita } from './RefeicaoFeita.js';
import { RegistrosRecusados } from './RegistrosRecusados.js';
import { embalagensDe, itensDaPreparacao, type Preparacao, type RefeicaoComDia } from './refeicoes-do-dia.js';

interface RefeicaoAbertaProps {
  unidade: number;
  dados: Cozinha;
  uma: RefeicaoComDia;
  /** Id of the field of the leftover. */
  idDaSobra: string;
  /** The meal is executed, or its execution waits for a network. */
  aoExecutar: (alunos: number) => void;
}

/** The steps of a dish on one page: students, quantities, execution, leftover. */
export function RefeicaoAberta({ unidade, dados, uma, idDaSobra, aoExecutar }: RefeicaoAbertaProps) {
  const { refeicao, alunosEsperados, alternativas } = uma;
  const [preparacao, setPreparacao] = useState<Preparacao>({
    alunos: alunosEsperados?.quantidade ?? 0,
    dietas: {},
    arredondamentos: {},
    substituicoes: [],
  });
  const mudar = (mudanca: Partial<Preparacao>) => setPreparacao((antes) => ({ ...antes, ...mudanca }));
  const espera = useEspera(unidade, uma);
  const { registro } = espera;
  const alunos = refeicao?.quantidadeDePessoas ?? registro?.quantidadeDePessoas ?? preparacao.alunos;
  const itens = itensDaPreparacao(uma, preparacao);
  const arredondar = (alimento: number, modo: Arredondamento) =>
    mudar({ arredondamentos: { ...preparacao.arredondamentos, [alimento]: modo } });

  if (uma.itens.length === 0)
    return <EstadoVazio motivo="prato" mensagem="Este prato não tem alimentos. Avise a nutricionista." />;
  return (
    <section aria-label={nomeComum(uma.prato.nome)} className="cozinha-aberta">
      <h2>{nomeComum(uma.prato.nome)}</h2>
      <RegistrosRecusados recusados={espera.recusados} />
      {refeicao ? (
        <RefeicaoFeita
          unidade={unidade}
          uma={uma}
          refeicao={refeicao}
          aEnviar={espera.executa}
          aoExecutar={() => aoExecutar(alunos)}
        />
      ) : registro ? (
        <RefeicaoAEnviar
          dados={dados}
          uma={uma}
          registro={registro}
          espera={espera}
          aoExecutar={() => aoExecutar(alunos)}
        />
      ) : (
        <>
          <section className="cozinha-parte" aria-label="1. Alunos">
            <h3>1. Alunos</h3>
            <Contagem
              rotulo="Quantidade de alunos"
              valor={preparacao.alunos}
              aoMudar={(quantos) => mudar({ alunos: quantos })}
            />
            <p className="cozinha-nota">
              {alunosEsperados
                ? `${formatarQuantidade(alunosEsperados.quantidade)}: ${origemDosAlunos(alunosEsperados)}.`
                : 'Digite quantos alunos vão comer.'}
            </p>
            {alternativas.map(({ patologia, prato }) => (
              <div key={patologia.id}>
                <Contagem
                  rotulo={`Destes, com ${nomeComum(patologia.nome)}`}
                  valor={preparacao.dietas[patologia.id] ?? 0}
                  max={preparacao.alunos}
                  aoMudar={(quantos) => mudar({ dietas: { ...preparacao.dietas, [patologia.id]: quantos } })}
                />
                <p className="cozinha-nota">
                  {prato
                    ? `Comem ${nomeComum(prato.nome)}.`
                    : 'Estes alunos comem o mesmo prato com outros ingredientes.'}
                </p>
              </div>
            ))}
          </section>
          <section className="cozinha-parte" aria-label="2. Quantidades">
            <h3>2. Quantidades</h3>
            <ItensDaRefeicao itens={itens} aoArredondar={arredondar} embalagens={embalagensDe} />
            <ul className="cozinha-trocas">
              {preparacao.substituicoes.map((troca) => (
                <li key={troca.alimento.id}>
                  No lugar de {nomeComum(troca.alimento.nome)}:{' '}
                  <strong>
                    {medida(troca.quantidade, troca.unidadeDeMedida)} de {nomeComum(troca.substituto.nome)}
                  </strong>{' '}
                  ({troca.motivo}){' '}
                  <Button
                    aria-label={`Desfazer a troca de ${nomeComum(troca.alimento.nome)}`}
                    onClick={() =>
                      mudar({ substituicoes: preparacao.substituicoes.filter((outra) => outra !== troca) })
                    }
                  >
                    Desfazer
                  </Button>
                </li>
              ))}
            </ul>
            <FaltasDaCozinha
              unidade={unidade}
              dia={uma.dia}
              itens={itens}
              dados={dados}
              aoTrocar={(troca) => mudar({ substituicoes: [...preparacao.substituicoes, troca] })}
            />
          </section>
          <PassoExecutar
            unidade={unidade}
            uma={uma}
            preparacao={preparacao}
            itens={itens}
            aoExecutar={() => aoExecutar(alunos)}
          />
        </>
      )}
      <PassoSobra id={idDaSobra} unidade={unidade} uma={uma} espera={espera} />
      <Receitas receitas={dados.receitas.filter(({ id }) => uma.receitas.includes(id))} alunos={alunos} />
      <BotaoDosComentarios prato={uma.prato} />
    </section>
  );
}

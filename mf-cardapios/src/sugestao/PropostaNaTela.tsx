import type { CriteriosDaSugestao } from '@merenda/shared/contratos';
import { formatarPercentual, nomeComum } from '@merenda/shared/formatos';
import { Alerta, EstadoErro } from '@merenda/shared/ui';
import { Button, Flex, Tag } from 'antd';
import { useState } from 'react';
import { useReferencia } from '../ficha-tecnica/fichas.api.js';
import { DetalhesDaProposta } from './DetalhesDaProposta.js';
import { EsperaDaSugestao } from './EsperaDaSugestao.js';
import { FigurasDaProposta } from './FigurasDaProposta.js';
import {
  comFixo,
  comPratoDeNovo,
  estaFixo,
  semFixo,
  semPrato,
  type Proposta,
  type SemanaDaProposta,
  type Vaga,
} from './proposta.js';
import { SemanaNaTela } from './SemanaNaTela.js';
import { SemProposta } from './SemProposta.js';
import type { Respondida, useSugestao } from './useSugestao.js';
import { VagaAberta } from './VagaAberta.js';
import './sugestao.css';

interface PropostaNaTelaProps {
  respondida: Respondida;
  proposta: Proposta;
  sugestao: ReturnType<typeof useSugestao>;
}

/** A proposal beside what the calendar has: figures, weeks, details; each dish can be fixed, changed or left out. */
export function PropostaNaTela({ respondida, proposta, sugestao }: PropostaNaTelaProps) {
  const { pergunta, resposta, escolhas } = respondida;
  const { pedida, recusa, mudar, anotar } = sugestao;
  const { data: referencia } = useReferencia(etapaDe(pergunta));
  const [aberta, setAberta] = useState<{ semana: SemanaDaProposta; dia: string; vaga: Vaga }>();
  return (
    <Flex vertical gap="middle">
      <FigurasDaProposta
        figuras={proposta.figuras}
        hoje={resposta.hoje}
        referencia={referencia}
        comUnidade={Boolean(pergunta.unidade)}
      />
      {resposta.hoje === null && (
        <div>
          {pergunta.unidade
            ? 'O calendário da unidade ainda não tem cardápios neste período para comparar.'
            : 'Escolha uma unidade na pergunta para comparar com o calendário e contar o estoque.'}
        </div>
      )}
      {proposta.cortada && (
        <Alerta
          type="info"
          title={`O tempo acabou antes da melhor resposta: pode haver outra até ${formatarPercentual(proposta.folga)} melhor.`}
        />
      )}
      {escolhas.excluidos.length > 0 && (
        <Flex wrap gap="small" align="center">
          Não usar:
          {escolhas.excluidos.map(({ id, nome }) => (
            <Tag
              key={id}
              closable={{ 'aria-label': `Voltar a usar ${nomeComum(nome)}` }}
              onClose={() => anotar(comPratoDeNovo(escolhas, id))}
            >
              {nomeComum(nome)}
            </Tag>
          ))}
        </Flex>
      )}
      {pedida && (
        <EsperaDaSugestao
          frase={pedida.semana ? 'Refazendo a semana com as outras como estão.' : 'Refazendo o período todo.'}
          aoCancelar={sugestao.cancelar}
        />
      )}
      {recusa && 'conflitos' in recusa && (
        <SemProposta titulo="A mudança não cabe, e a proposta ficou como estava" conflitos={recusa.conflitos} />
      )}
      {recusa && 'erro' in recusa && <EstadoErro erro={recusa.erro} aoTentar={() => void mudar(escolhas, null)} />}
      <Flex wrap gap="small">
        <Button disabled={pedida !== undefined} onClick={() => void mudar(escolhas, null)}>
          Refazer tudo
        </Button>
        <Button disabled={!sugestao.podeDesfazer || pedida !== undefined} onClick={sugestao.desfazer}>
          Desfazer a última mudança
        </Button>
      </Flex>
      {proposta.semanas.map((semana, n) => (
        <SemanaNaTela
          key={semana.de}
          semana={semana}
          custo={proposta.figuras.semanas[n]?.custoMedio ?? null}
          escolhas={escolhas}
          ocupada={pedida !== undefined && (pedida.semana === null || pedida.semana.de === semana.de)}
          aoAbrir={(dia, vaga) => setAberta({ semana, dia, vaga })}
        />
      ))}
      <DetalhesDaProposta proposta={proposta} referencia={referencia} />
      {aberta && (
        <VagaAberta
          dia={aberta.dia}
          vaga={aberta.vaga}
          fixo={estaFixo(escolhas, lugarDe(aberta))}
          aoFixar={() => anotar(comFixo(escolhas, { ...lugarDe(aberta), prato: aberta.vaga.prato }))}
          aoSoltar={() => anotar(semFixo(escolhas, lugarDe(aberta)))}
          aoExcluir={() => void mudar(semPrato(escolhas, aberta.vaga.prato), aberta.semana)}
          aoTrocar={({ id }) => void mudar(comFixo(escolhas, { ...lugarDe(aberta), prato: { id } }), aberta.semana)}
          aoFechar={() => setAberta(undefined)}
        />
      )}
    </Flex>
  );
}

const lugarDe = ({ dia, vaga: { hora, tipo } }: { dia: string; vaga: Vaga }) => ({ dia, hora, tipo });

const etapaDe = ({ categoria, modalidade }: Pick<CriteriosDaSugestao, 'categoria' | 'modalidade'>) => ({
  categoria: categoria.id,
  modalidade,
});

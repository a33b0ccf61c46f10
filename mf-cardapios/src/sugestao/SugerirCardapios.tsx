import { useUnidadeAtual } from '@merenda/shared';
import { consultasDeCategorias } from '@merenda/shared/consultas';
import { ROTULOS_MODALIDADE_ESCOLAR, ROTULOS_OBJETIVO_DA_SUGESTAO, type Categoria } from '@merenda/shared/contratos';
import { formatarData } from '@merenda/shared/formatos';
import { categoriaPorExtenso } from '@merenda/shared/regras';
import { Tela, useHojeDoMunicipio } from '@merenda/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { Button, Flex, Skeleton, Typography } from 'antd';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { criteriosNoEndereco, enderecoDaSugestao, type CriteriosNoFormulario, type Pergunta } from './criterios.js';
import { EsperaDaSugestao } from './EsperaDaSugestao.js';
import { FormularioDaSugestao } from './FormularioDaSugestao.js';
import { PropostaNaTela } from './PropostaNaTela.js';
import { SemProposta } from './SemProposta.js';
import { UsarProposta } from './UsarProposta.js';
import { useSugestao } from './useSugestao.js';

/** '/sugerir-cardapios': menus that suggest themselves (specification 4, 4.12). Nothing is saved before 'Usar'. */
export default function SugerirCardapios() {
  const [parametros, mudarParametros] = useSearchParams();
  const hoje = useHojeDoMunicipio();
  const [atual] = useUnidadeAtual();
  const sugestao = useSugestao();
  const [perguntando, setPerguntando] = useState(true);
  const [usando, setUsando] = useState(false);
  const { data: categorias } = useQuery(consultasDeCategorias.lista());
  const { atual: respondida, pedida } = sugestao;
  const proposta = respondida?.resposta.proposta;
  const categoria = categorias?.find(({ id }) => id === respondida?.pergunta.categoria.id);

  async function perguntar(pergunta: Pergunta, valores: CriteriosNoFormulario): Promise<void> {
    mudarParametros(new URLSearchParams(enderecoDaSugestao(valores).split('?')[1]), { replace: true });
    if (await sugestao.perguntar(pergunta)) setPerguntando(false);
  }

  const esperando = perguntando && pedida !== undefined;
  return (
    <Tela
      titulo="Sugerir Cardápios"
      larga={!perguntando}
      acoes={!perguntando && proposta && <Button onClick={() => setPerguntando(true)}>Mudar a pergunta</Button>}
      principal={
        !perguntando &&
        proposta && (
          <Button type="primary" disabled={!categoria || pedida !== undefined} onClick={() => setUsando(true)}>
            Usar
          </Button>
        )
      }
    >
      {esperando && (
        <EsperaDaSugestao
          frase="Combinando os pratos da etapa. Um mês pode levar até dez segundos."
          aoCancelar={sugestao.cancelar}
        />
      )}
      {/* Hidden, not gone: 'Mudar a pergunta' finds what was typed. */}
      <div hidden={!perguntando || esperando}>
        {hoje === undefined ? (
          <Skeleton active />
        ) : (
          <FormularioDaSugestao
            hoje={hoje}
            comeco={criteriosNoEndereco(parametros, hoje, atual?.unidadeEducacional.id)}
            aoPerguntar={perguntar}
          />
        )}
      </div>
      {!perguntando && respondida && (
        <Flex vertical gap="middle">
          <PerguntaEmPalavras pergunta={respondida.pergunta} categoria={categoria} />
          {proposta ? (
            <PropostaNaTela respondida={respondida} proposta={proposta} sugestao={sugestao} />
          ) : (
            <SemProposta
              titulo="Não há cardápio que cumpra tudo o que foi pedido"
              conflitos={respondida.resposta.conflitos}
              aoMudar={() => setPerguntando(true)}
            />
          )}
        </Flex>
      )}
      {usando && proposta && categoria && (
        <UsarProposta
          proposta={proposta}
          pergunta={respondida.pergunta}
          categoria={categoria}
          aoFechar={() => setUsando(false)}
        />
      )}
    </Tela>
  );
}

/** 'Creche – 1 a 3 anos, Integral…; a partir de 30/11/2026, 2 semanas; equilíbrio.' */
function PerguntaEmPalavras({
  pergunta: { modalidade, de, semanas, objetivo },
  categoria,
}: {
  pergunta: Pergunta;
  categoria: Categoria | undefined;
}) {
  return (
    <Typography.Text type="secondary">
      {categoria && `${categoriaPorExtenso(categoria)}, `}
      {ROTULOS_MODALIDADE_ESCOLAR[modalidade]}; {semanas === 1 ? '1 semana' : `${semanas} semanas`} a partir de{' '}
      {formatarData(de)}; {ROTULOS_OBJETIVO_DA_SUGESTAO[objetivo].toLowerCase()}.
    </Typography.Text>
  );
}

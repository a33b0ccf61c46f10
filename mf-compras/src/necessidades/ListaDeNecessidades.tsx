import PercentageOutlined from '@ant-design/icons/PercentageOutlined';
import PrinterOutlined from '@ant-design/icons/PrinterOutlined';
import type { Necessidades } from '@merenda/shared/contratos';
import { EstadoErro, EstadoVazio, Icone, Parte, Tela, useHoje } from '@merenda/shared/ui';
import { Button, Flex, Skeleton } from 'antd';
import { useDeferredValue, useMemo, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { CriteriosDaTela } from './CriteriosDaTela.js';
import { CardapiosSemAlunos } from './CardapiosSemAlunos.js';
import { comCriterios, criteriosNoEndereco, type CriteriosDaLista } from './criterios.js';
import { FaltasSemCobertura } from './FaltasSemCobertura.js';
import { LinhasDaLista } from './LinhasDaLista.js';
import { ModalAdesao } from './ModalAdesao.js';
import { useNecessidades } from './necessidades.api.js';
import { SolicitacoesPropostas } from './SolicitacoesPropostas.js';

/** '/lista-de-necessidades': from the calendar to the purchase (specification 4, 4.3). */
export default function ListaDeNecessidades() {
  const [parametros, mudarParametros] = useSearchParams();
  const navigate = useNavigate();
  const hoje = useHoje();
  const [adesao, setAdesao] = useState(false);
  const criterios = useMemo(() => criteriosNoEndereco(parametros, hoje), [parametros, hoje]);
  const calculo = useNecessidades(criterios);
  // Three tables are drawn in slices, between which the page answers.
  const necessidades = useDeferredValue(calculo.data);

  return (
    <Tela
      titulo="Lista de necessidades"
      larga
      acoes={
        <>
          <Button icon={<Icone de={PercentageOutlined} />} onClick={() => setAdesao(true)}>
            Adesão
          </Button>
          <Button
            icon={<Icone de={PrinterOutlined} />}
            onClick={() =>
              void navigate(`/relatorio/necessidades?${comCriterios(new URLSearchParams(), criterios).toString()}`)
            }
          >
            Relatório
          </Button>
        </>
      }
    >
      <Flex vertical gap="small">
        <CriteriosDaTela
          criterios={criterios}
          calculando={calculo.isFetching}
          aoCalcular={(novos) => {
            if (mesmos(novos, criterios)) void calculo.refetch();
            else mudarParametros((atuais) => comCriterios(atuais, novos));
          }}
        />
        {necessidades ? (
          <Resultado necessidades={necessidades} criterios={criterios} calculando={calculo.isFetching} />
        ) : calculo.error ? (
          <EstadoErro consulta={calculo} />
        ) : (
          <Skeleton active paragraph={{ rows: 8 }} />
        )}
      </Flex>
      {adesao && <ModalAdesao aoFechar={() => setAdesao(false)} />}
    </Tela>
  );
}

const mesmos = (uns: CriteriosDaLista, outros: CriteriosDaLista): boolean =>
  JSON.stringify(uns) === JSON.stringify(outros);

interface ResultadoProps {
  necessidades: Necessidades;
  criterios: CriteriosDaLista;
  calculando: boolean;
}

function Resultado({ necessidades, criterios, calculando }: ResultadoProps) {
  const { linhas, rascunhos, semCobertura, semAlunos } = necessidades;
  return (
    <div aria-busy={calculando}>
      <Flex vertical gap="large">
        {semAlunos.length > 0 && <CardapiosSemAlunos semAlunos={semAlunos} />}
        {linhas.length === 0 ? (
          <EstadoVazio
            motivo="calendario"
            mensagem="Nenhum cardápio do calendário pede alimentos neste período. Lance cardápios ou escolha outro período."
          />
        ) : (
          <>
            <section>
              <h2 className="so-leitor">O que os cardápios pedem</h2>
              <LinhasDaLista linhas={linhas} criterios={criterios} />
            </section>
            <SolicitacoesPropostas rascunhos={rascunhos} falta={linhas.some(({ falta }) => falta > 0)} />
            {semCobertura.length > 0 && (
              <Parte titulo="Sem contrato ou sem saldo">
                <FaltasSemCobertura faltas={semCobertura} />
              </Parte>
            )}
          </>
        )}
      </Flex>
    </div>
  );
}

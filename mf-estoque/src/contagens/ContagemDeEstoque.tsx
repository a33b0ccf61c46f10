import CheckOutlined from '@ant-design/icons/CheckOutlined';
import LeftOutlined from '@ant-design/icons/LeftOutlined';
import PlusOutlined from '@ant-design/icons/PlusOutlined';
import PrinterOutlined from '@ant-design/icons/PrinterOutlined';
import StopOutlined from '@ant-design/icons/StopOutlined';
import type { Contagem } from '@merenda/shared/contratos';
import { comEscolha, EstadoErro, EstadoVazio, Icone, Lida, ModalComMotivo, Parte, Tela } from '@merenda/shared/ui';
import { Button, Flex, Skeleton } from 'antd';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { EscolhaDeUnidade } from '../unidade/EscolhaDeUnidade.js';
import { useEstoqueEscolhido } from '../unidade/useEstoqueEscolhido.js';
import { Conferencia } from './Conferencia.js';
import { ContagensAnteriores } from './ContagensAnteriores.js';
import { useCancelarContagem, useContagem, useContagens } from './contagens.api.js';
import { LotesAContar } from './LotesAContar.js';
import { ModalInicio } from './ModalInicio.js';

/**
 * '/contagem-de-estoque': the count of a unit lot by lot, its differences (`?conferir=12`), and the counts before it.
 */
export default function ContagemDeEstoque() {
  const [estoque, escolher] = useEstoqueEscolhido();
  const consulta = useContagens(estoque);
  const [conferida, conferir] = useConferida();
  const [modal, setModal] = useState<'inicio' | { cancelar: number } | null>(null);
  const navigate = useNavigate();
  const contagens = consulta.data ?? [];
  const aberta = contagens.find(({ status }) => status === 'ABERTA');
  const emConferencia = contagens.find(({ id }) => id === conferida);
  const daTela = emConferencia ?? aberta;
  const fechar = () => setModal(null);
  const imprimir = ({ id }: Contagem) => void navigate(`/relatorio/contagem-estoque/${estoque}/${id}`);

  return (
    <Tela
      titulo="Contagem de Estoque"
      acoes={
        daTela && (
          <>
            {emConferencia && (
              <Button icon={<Icone de={LeftOutlined} />} onClick={() => conferir(null)}>
                {emConferencia.status === 'ABERTA' ? 'Continuar a contar' : 'Todas as contagens'}
              </Button>
            )}
            <Button icon={<Icone de={PrinterOutlined} />} onClick={() => imprimir(daTela)}>
              {daTela.status === 'ABERTA' ? 'Imprimir folha' : 'Imprimir'}
            </Button>
            {daTela.status === 'ABERTA' && (
              <Button danger icon={<Icone de={StopOutlined} />} onClick={() => setModal({ cancelar: daTela.id })}>
                Cancelar contagem
              </Button>
            )}
          </>
        )
      }
      principal={
        consulta.isSuccess &&
        !emConferencia &&
        aberta && (
          <Button type="primary" icon={<Icone de={CheckOutlined} />} onClick={() => conferir(aberta.id)}>
            Conferir
          </Button>
        )
      }
    >
      <EscolhaDeUnidade estoque={estoque} aoEscolher={escolher} semUnidade="Escolha a unidade para contar o estoque." />
      {estoque === undefined ? null : consulta.isError ? (
        <EstadoErro consulta={consulta} />
      ) : consulta.isPending ? (
        <Skeleton active paragraph={{ rows: 6 }} />
      ) : emConferencia ? (
        <Parte titulo={`Diferenças da contagem nº ${emConferencia.id}`}>
          <Conferencia key={emConferencia.id} estoque={estoque} contagem={emConferencia} />
        </Parte>
      ) : (
        <Flex vertical gap="middle">
          {aberta ? (
            <Folha key={aberta.id} estoque={estoque} contagem={aberta} />
          ) : (
            <EstadoVazio mensagem="Nenhuma contagem aberta nesta unidade. Inicie uma para comparar o estoque com os saldos do sistema.">
              <Button type="primary" icon={<Icone de={PlusOutlined} />} onClick={() => setModal('inicio')}>
                Iniciar contagem
              </Button>
            </EstadoVazio>
          )}
          <Parte titulo="Contagens anteriores">
            <ContagensAnteriores
              contagens={contagens.filter(({ status }) => status !== 'ABERTA')}
              aoVer={({ id }) => conferir(id)}
              aoImprimir={imprimir}
            />
          </Parte>
        </Flex>
      )}
      {estoque !== undefined && modal === 'inicio' && <ModalInicio estoque={estoque} aoFechar={fechar} />}
      {estoque !== undefined && modal !== null && modal !== 'inicio' && (
        <ModalCancelamento estoque={estoque} contagem={modal.cancelar} aoFechar={fechar} />
      )}
    </Tela>
  );
}

/** The sheet of the open count. */
function Folha({ estoque, contagem: { id, inicio } }: { estoque: number; contagem: Contagem }) {
  const folha = useContagem(estoque, id);
  return (
    <Parte titulo={`Contagem nº ${id}, desde ${inicio.quando}`}>
      <Lida consulta={folha} espera={<Skeleton active paragraph={{ rows: 8 }} />}>
        {(contagem) => <LotesAContar estoque={estoque} contagem={contagem} />}
      </Lida>
    </Parte>
  );
}

/** The count whose differences are shown, kept in the address. */
function useConferida(): [conferida: number | null, conferir: (contagem: number | null) => void] {
  const [busca, setBusca] = useSearchParams();
  const conferida = Number(busca.get('conferir'));
  const conferir = (contagem: number | null) =>
    setBusca((antes) => comEscolha(antes, { conferir: contagem?.toString() }));
  return [Number.isInteger(conferida) && conferida > 0 ? conferida : null, conferir];
}

/** Ends a count without booking anything. */
function ModalCancelamento({
  estoque,
  contagem,
  aoFechar,
}: {
  estoque: number;
  contagem: number;
  aoFechar: () => void;
}) {
  const cancelamento = useCancelarContagem(estoque, contagem);
  return (
    <ModalComMotivo
      entidade={{ nome: 'Contagem', artigo: 'a' }}
      verbo="cancelar"
      aoSalvar={({ motivo }, { idempotencia }) => cancelamento.mutateAsync({ motivo, idempotencia })}
      aoFechar={aoFechar}
      ajuda="Nenhuma quantidade contada será lançada no estoque."
    />
  );
}

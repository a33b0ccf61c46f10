import EyeOutlined from '@ant-design/icons/EyeOutlined';
import SwapOutlined from '@ant-design/icons/SwapOutlined';
import { ROTULO_REFEICAO_EXECUTADA, ROTULOS_TIPO_REFEICAO, type LancamentoDoDia, type PratoDoDia } from '@merenda/shared/contratos';
import { EstadoVazio, Icone, StatusTag, Tabela, type AcaoDeLinha, type Coluna } from '@merenda/shared/ui';
import { useState } from 'react';
import { ModalSubstituir } from './ModalSubstituir';
import { RegistroDaRefeicao } from './RegistroDaRefeicao';

interface PratosDoCardapioProps {
  lancamento: LancamentoDoDia;
  unidade: number;
  /** 'YYYY-MM-DD'. */
  dia: string;
}

/** A row of the menu: the same dish may be served at two hours. */
const chave = ({ hora, tipo, prato }: PratoDoDia): string => `${hora}-${tipo}-${prato.id}`;

const COLUNAS: Coluna<PratoDoDia>[] = [
  { titulo: 'Prato', valor: ({ prato, substituido }) => (substituido ? `${prato.nome} (no lugar de ${substituido.nome})` : prato.nome) },
  { titulo: 'Hora', valor: ({ hora }) => hora },
  { titulo: 'Tipo', valor: ({ tipo }) => ROTULOS_TIPO_REFEICAO[tipo] },
  { titulo: 'Situação', valor: ({ refeicao }) => <Situacao refeicao={refeicao} /> },
];

/** The dishes of a menu: show one to register it, or serve another in its place. */
export function PratosDoCardapio({ lancamento, unidade, dia }: PratosDoCardapioProps) {
  const [exibido, setExibido] = useState<string>();
  const [substituindo, setSubstituindo] = useState<PratoDoDia>();
  const prato = lancamento.pratos.find((um) => chave(um) === exibido);
  const acoes: AcaoDeLinha<PratoDoDia>[] = [
    { rotulo: 'Exibir', icone: <Icone de={EyeOutlined} />, aoAcionar: (um) => setExibido(chave(um)) },
    {
      rotulo: 'Substituir',
      icone: <Icone de={SwapOutlined} />,
      aoAcionar: setSubstituindo,
      impedimento: ({ refeicao }) => (refeicao ? 'A refeição com este prato já está registrada.' : null),
    },
  ];
  return (
    <>
      <Tabela<PratoDoDia>
        rotulo={`Pratos de ${lancamento.cardapio.nome}`}
        linhas={lancamento.pratos}
        colunas={COLUNAS}
        chave={chave}
        nomeDaLinha={({ prato: { nome } }) => nome}
        acoes={acoes}
        vazio={<EstadoVazio mensagem="Este cardápio não tem pratos." />}
      />
      {prato && <RegistroDaRefeicao key={exibido} lancamento={lancamento} prato={prato} unidade={unidade} dia={dia} />}
      {substituindo && <ModalSubstituir lancamento={lancamento} prato={substituindo} aoFechar={() => setSubstituindo(undefined)} />}
    </>
  );
}

function Situacao({ refeicao }: Pick<PratoDoDia, 'refeicao'>) {
  if (!refeicao) return <StatusTag rotulo="A registrar" />;
  return refeicao.executado ? <StatusTag rotulo={ROTULO_REFEICAO_EXECUTADA} tom="sucesso" /> : <StatusTag rotulo="REGISTRADA" tom="espera" />;
}

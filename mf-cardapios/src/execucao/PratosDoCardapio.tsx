import { ROTULOS_TIPO_REFEICAO, type LancamentoDoDia, type PratoDoDia } from '@merenda/shared/contratos';
import { nomeComum } from '@merenda/shared/formatos';
import { EstadoVazio, StatusTag, Tabela, type AcaoDeLinha, type Coluna } from '@merenda/shared/ui';
import { useState } from 'react';
import { ModalExecutar, type RefeicaoAExecutar } from '../refeicao/ModalExecutar.js';
import { SituacaoDaRefeicao } from '../refeicao/SituacaoDaRefeicao.js';
import { ModalSubstituir } from './ModalSubstituir.js';
import { PratoExibido } from './PratoExibido.js';

interface PratosDoCardapioProps {
  lancamento: LancamentoDoDia;
  unidade: number;
  /** 'YYYY-MM-DD'. */
  dia: string;
}

/** A row of the menu: the same dish may be served at two hours. */
const chave = ({ hora, tipo, prato }: PratoDoDia): string => `${hora}-${tipo}-${prato.id}`;

/**
 * The dishes of a menu: show one to register it, execute what is registered, or serve another in its place. A menu's
 * only dish is shown at once.
 */
export function PratosDoCardapio({ lancamento, unidade, dia }: PratosDoCardapioProps) {
  const { pratos, cardapio } = lancamento;
  const [exibido, setExibido] = useState({ chave: '', vez: 0 });
  const [substituindo, setSubstituindo] = useState<PratoDoDia>();
  const [executando, setExecutando] = useState<RefeicaoAExecutar>();
  const executar = ({ refeicao, prato }: PratoDoDia) => refeicao && setExecutando({ id: refeicao.id, prato });
  const prato = pratos.find((um) => chave(um) === exibido.chave || pratos.length === 1);
  const colunas: Coluna<PratoDoDia>[] = [
    {
      titulo: 'Prato',
      valor: ({ prato: { nome }, substituido }) =>
        substituido ? `${nomeComum(nome)} (no lugar de ${nomeComum(substituido.nome)})` : nomeComum(nome),
    },
    { titulo: 'Hora', valor: ({ hora }) => hora },
    { titulo: 'Tipo', valor: ({ tipo }) => ROTULOS_TIPO_REFEICAO[tipo] },
    {
      titulo: 'Situação',
      valor: (um) =>
        um.refeicao ? (
          <SituacaoDaRefeicao
            nome={nomeComum(um.prato.nome)}
            executado={um.refeicao.executado}
            aoExecutar={() => executar(um)}
          />
        ) : (
          <StatusTag rotulo="A registrar" />
        ),
    },
  ];
  const acoes: AcaoDeLinha<PratoDoDia>[] = [
    {
      rotulo: 'Exibir',
      principal: true,
      aoAcionar: (um) => setExibido(({ vez }) => ({ chave: chave(um), vez: vez + 1 })),
    },
    {
      rotulo: 'Substituir',
      aoAcionar: setSubstituindo,
      impedimento: ({ refeicao }) => (refeicao ? 'A refeição com este prato já está registrada.' : null),
    },
  ];
  return (
    <>
      <Tabela<PratoDoDia>
        rotulo={`Pratos de ${nomeComum(cardapio.nome)}`}
        linhas={pratos}
        colunas={colunas}
        chave={chave}
        nomeDaLinha={({ prato: { nome } }) => nomeComum(nome)}
        acoes={acoes}
        vazio={<EstadoVazio motivo="prato" mensagem="Este cardápio não tem pratos." />}
      />
      {prato && (
        <PratoExibido
          key={chave(prato)}
          lancamento={lancamento}
          prato={prato}
          unidade={unidade}
          dia={dia}
          vez={exibido.vez}
          aoExecutar={() => executar(prato)}
        />
      )}
      {substituindo && (
        <ModalSubstituir lancamento={lancamento} prato={substituindo} aoFechar={() => setSubstituindo(undefined)} />
      )}
      {executando && <ModalExecutar refeicao={executando} aoFechar={() => setExecutando(undefined)} />}
    </>
  );
}

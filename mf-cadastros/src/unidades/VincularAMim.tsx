import { usePermissao, useSessao } from '@merenda/shared';
import { consultasDeEstoques } from '@merenda/shared/consultas';
import { compararTextos, nomeProprio } from '@merenda/shared/formatos';
import { AO_MENOS_UMA_UNIDADE } from '@merenda/shared/regras';
import { Alerta, Campo, ListaMarcavel, ModalFormulario, type Opcao } from '@merenda/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { UNIDADE } from './FormularioUnidade.js';
import { useVincularAMim } from './unidades.api.js';

/**
 * Lets a user who administers the users link units to themselves; nothing for others, and nothing while each unit is
 * linked.
 * @param novas ids of the units that were just created: only these are offered; absent, all that are not the user's
 */
export function VincularAMim({ novas }: { novas?: readonly number[] }) {
  const pode = usePermissao('USUARIOS');
  const minhas = useSessao(({ auth }) => auth.usuario?.estoques);
  const { data: estoques = [] } = useQuery({ ...consultasDeEstoques.lista('todas'), enabled: pode });
  const [aberto, setAberto] = useState(false);
  const meus = new Set(minhas?.map(({ id }) => id));
  const opcoes = estoques
    .filter(({ id, unidadeEducacional }) => !meus.has(id) && (novas?.includes(unidadeEducacional.id) ?? true))
    .map(({ id, unidadeEducacional }) => ({ valor: id, rotulo: nomeProprio(unidadeEducacional.nome) }))
    .sort((a, b) => compararTextos(a.rotulo, b.rotulo));
  if (!pode || opcoes.length === 0) return null;
  return (
    <>
      <Alerta
        type="info"
        title={dizerQuantas(opcoes)}
        style={{ marginBottom: 16 }}
        acao={<Button onClick={() => setAberto(true)}>Vincular a mim</Button>}
      />
      {aberto && (
        <ModalVinculo
          opcoes={opcoes}
          marcadas={novas || meus.size === 0 ? opcoes.map(({ valor }) => valor) : []}
          aoFechar={() => setAberto(false)}
        />
      )}
    </>
  );
}

const dizerQuantas = ([primeira, ...outras]: readonly Opcao<number>[]): string =>
  outras.length === 0
    ? `${primeira?.rotulo ?? ''} não está entre as suas unidades.`
    : `${String(outras.length + 1)} unidades não estão entre as suas.`;

interface ModalVinculoProps {
  opcoes: Opcao<number>[];
  marcadas: number[];
  aoFechar: () => void;
}

function ModalVinculo({ opcoes, marcadas, aoFechar }: ModalVinculoProps) {
  const { mutateAsync: vincular } = useVincularAMim();
  return (
    <ModalFormulario<{ estoques: number[] }>
      entidade={UNIDADE}
      titulo="Vincular a mim"
      rotuloSalvar="Vincular"
      confirmacao="Deseja realmente vincular as unidades ao seu usuário?"
      sucesso="Unidades vinculadas com sucesso!"
      valores={{ estoques: marcadas }}
      aoSalvar={({ estoques }) => vincular(estoques)}
      aoFechar={aoFechar}
    >
      <Campo
        nome="estoques"
        rotulo="Unidades"
        obrigatorio
        ajuda="Você passa a usar os estoques destas unidades. O seu acesso continua aberto."
        regras={[{ type: 'array', min: 1, message: AO_MENOS_UMA_UNIDADE }]}
      >
        <ListaMarcavel rotulo="Unidades" artigo="a" opcoes={opcoes} />
      </Campo>
    </ModalFormulario>
  );
}

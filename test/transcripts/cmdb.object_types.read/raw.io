// Existing clients may ask for rows by the names of their columns.
// dialect: idoit
>> {"version":"2.0","method":"cmdb.object_types","params":{"apikey":"test-key-test-key-0","filter":{"id":5},"raw":true,"countobjects":true},"id":1}
<< {"id":1,"jsonrpc":"2.0","result":[{"isys_obj_type__id":"5","isys_obj_type__isys_obj_type_group__id":"2","isys_obj_type__isysgui_cats__id":null,"isys_obj_type__title":"Server","isys_obj_type__const":"C__OBJTYPE__SERVER","isys_obj_type__container":"0","isys_obj_type__obj_img_name":"http://cmdb.example/images/object-types/C__OBJTYPE__SERVER.svg","isys_obj_type__icon":"images/object-types/C__OBJTYPE__SERVER.svg","isys_obj_type__color":"#a2bcfa","isys_obj_type__show_in_tree":"1","isys_obj_type__sort":"40","isys_obj_type__status":"2","objectcount":"0"}]}
